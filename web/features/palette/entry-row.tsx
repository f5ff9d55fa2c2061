import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLetters } from '#web/member/letter-keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Key } from '#web/ui/key.tsx';
import type { PaletteEntry } from './own-entries.ts';

export function EntryRow({ entry: { label, hint, icon, guestId, letter } }: { entry: PaletteEntry }) {
  const areLettersOn = useLetters();
  return (
    <>
      {guestId !== undefined && (
        <span className="-mx-1.5 -my-2 grid w-8 shrink-0 scale-65 place-items-center">
          <PersonAvatar id={guestId} />
        </span>
      )}
      {icon && <Icon of={icon} className="shrink-0 text-ink-2" />}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere min-w-0 font-semibold">{label}</span>
        {hint && <span className="wrap-anywhere min-w-0 text-ink-2 text-small">{hint}</span>}
      </span>
      {letter && areLettersOn && (
        <span aria-hidden="true" className="pointer-coarse:hidden max-md:hidden">
          <Key>{letter}</Key>
        </span>
      )}
    </>
  );
}
