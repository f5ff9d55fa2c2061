/** An accepted contract as text, printed unchanged whatever later texts say. */
export interface DocumentSheet {
  title: string;
  language: string;
  /** Parties, time and version. */
  facts: { label: string; text: string }[];
  blocks: { kind: 'heading' | 'text' | 'item'; text: string }[];
  /** Contains `{{page}}` and `{{pages}}`. */
  footer: string;
}
