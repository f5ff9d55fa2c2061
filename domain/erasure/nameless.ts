/** What stands instead of the app's id of a person who was forgotten. At every event another one, so that they cannot be linked. */
const prefix = 'erased-';

/** The id of nobody, made of a random one. */
export function namelessId(random: string): string {
  return `${prefix}${random}`;
}

/** Whether an id stands for somebody who was forgotten; they have no name either. */
export function isNameless(userId: string): boolean {
  return userId.startsWith(prefix);
}
