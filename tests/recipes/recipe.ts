/** A change of CONTRIBUTING.md, carried out: for each file that the recipe lists, its new text. A file that is new gets ''. */
export interface Recipe {
  /** The heading of the recipe in CONTRIBUTING.md. */
  heading: string;
  edits: Record<string, (text: string) => string>;
  /** Tests that pass in a tree with the change and fail in one without it, by their path. */
  proofs?: Record<string, string>;
}

/** Replaces a passage that stands exactly once. */
export function replace(passage: string, by: string): (text: string) => string {
  return (text) => {
    const parts = text.split(passage);
    if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the file instead of once: ${passage}`);
    return parts.join(by);
  };
}

/** Adds a passage behind one that stands exactly once. */
export function after(passage: string, addition: string): (text: string) => string {
  return replace(passage, passage + addition);
}

/** Several edits of one file. */
export function all(...edits: ((text: string) => string)[]): (text: string) => string {
  return (text) => edits.reduce((changed, edit) => edit(changed), text);
}

/** The text of a new file. */
export function create(text: string): (before: string) => string {
  return (before) => {
    if (before !== '') throw new Error('the file exists already');
    return text;
  };
}
