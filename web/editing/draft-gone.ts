/** The stored item is no longer a draft. */
export class DraftGone extends Error {}
