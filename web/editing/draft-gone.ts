/** What is stored is no longer a draft. */
export class DraftGone extends Error {}
