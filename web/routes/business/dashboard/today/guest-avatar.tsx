import { cx } from '#web/ui/cx.ts';

const faces = ['bg-azure', 'bg-rose', 'bg-clover', 'bg-amber', 'bg-tomato'] as const;

/** Avatar in a colour fixed per person. */
export function GuestAvatar({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      className={cx(
        'grid size-7 shrink-0 place-items-end justify-center rounded-badge text-on-color',
        faces[sum % faces.length],
      )}
    >
      <svg viewBox="0 0 10 22" aria-hidden="true" className="h-5.5">
        <path
          fill="currentColor"
          transform="rotate(-4 5 22)"
          d="M5 1a3.4 3.4 0 0 1 0 6.8A3.4 3.4 0 0 1 5 1M2 9.5h6V23H2z"
        />
      </svg>
    </span>
  );
}
