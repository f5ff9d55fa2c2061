const colours = ['bg-tomato', 'bg-azure', 'bg-clover', 'bg-rose', 'bg-amber'];

/** A person's colour, the same on every screen. */
function colourOf(id: string): string {
  let hash = 0;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995) >>> 0;
  return colours[(hash >>> 13) % colours.length] ?? 'bg-rose';
}

/** Avatar of a person without a picture. */
export function PersonAvatar({ id, size = 'small' }: { id: string; size?: 'small' | 'large' }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={`shrink-0 overflow-hidden fill-on-color ${size === 'large' ? 'size-13 rounded-well' : 'size-10 rounded-field'} ${colourOf(id)}`}
    >
      <circle cx="20" cy="13" r="6" />
      <path d="M14.5 22h11l1 20h-13z" transform="rotate(-3 20 30)" />
    </svg>
  );
}
