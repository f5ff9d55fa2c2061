/** Changes of one draft within this time are sent as one message. */
export const draftPauseMs = 60_000;

/** So shortly before it is sent a message is not touched any more: whoever sends it may have read it. */
export const draftMarginMs = 5_000;
