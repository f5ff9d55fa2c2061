/** The stored event is no longer a draft. */
export class DraftGone extends Error {}
