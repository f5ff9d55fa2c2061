/** Hours that the previous secret signs too, to let receivers switch. */
export const secretOverlapHours = 24;
