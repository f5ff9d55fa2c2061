/** Changes of a draft within this period are sent as one message. */
export const draftPauseMs = 60_000;

/** A message due this soon is not changed, as its sender may have read it. */
export const draftMarginMs = 5_000;
