/** A recipe of CONTRIBUTING.md as edits: path -> function from old to new text. New files start with ''. */
export interface Recipe {
  heading: string;
  edits: Record<string, (text: string) => string>;
  /** Tests by path that pass with the change and fail without it. */
  proofs?: Record<string, string>;
}

/** Replaces a passage that occurs exactly once. */
export function replace(passage: string, by: string): (text: string) => string {
  return (text) => {
    const parts = text.split(passage);
    if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the file instead of once: ${passage}`);
    return parts.join(by);
  };
}

/** Inserts after a passage that occurs exactly once. */
export function after(passage: string, addition: string): (text: string) => string {
  return replace(passage, passage + addition);
}

/** Combines edits of one file. */
export function all(...edits: ((text: string) => string)[]): (text: string) => string {
  return (text) => edits.reduce((changed, edit) => edit(changed), text);
}

export function create(text: string): (before: string) => string {
  return (before) => {
    if (before !== '') throw new Error('the file exists already');
    return text;
  };
}
