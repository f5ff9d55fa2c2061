/** A contract as it was agreed on, in words alone: what is printed is this, whatever later texts say. */
export interface DocumentSheet {
  title: string;
  language: string;
  /** Who, when, which version. */
  facts: { label: string; text: string }[];
  blocks: { kind: 'heading' | 'text' | 'item'; text: string }[];
  /** With `{{page}}` and `{{pages}}`. */
  footer: string;
}
