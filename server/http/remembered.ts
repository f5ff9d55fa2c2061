/** Longer values are worked on anew each time, so that the memory is bounded. */
const MOST_CHARACTERS = 512;
const MOST_VALUES = 1000;

/**
 * Remembers what followed from a value of a header: few browsers send nearly all of them, and reading one takes longer than
 * finding it again.
 */
export function remembered<T>(read: (value: string) => T): (value: string) => T {
  const known = new Map<string, T>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined || value.length > MOST_CHARACTERS) return found ?? read(value);
    if (known.size >= MOST_VALUES) known.clear();
    const result = read(value);
    known.set(value, result);
    return result;
  };
}
