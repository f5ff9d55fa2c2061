/** Replaces an erased person's app id; differs per event, so they cannot be linked. */
const prefix = 'erased-';

export function namelessId(random: string): string {
  return `${prefix}${random}`;
}

/** Erased people have no name either. */
export function isNameless(userId: string): boolean {
  return userId.startsWith(prefix);
}
