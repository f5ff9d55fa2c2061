import type { ReactNode } from 'react';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { cx } from '#web/ui/cx.ts';

/** A card below a notice without strips, white or coloured. */
export function Under({ href, tone, children }: { href: string; tone?: NoticeTone; children: ReactNode }) {
  return (
    <a
      href={href}
      data-tone={tone}
      className={cx(
        'under relative z-3 mx-auto mt-10 -mb-26 grid min-h-19 w-[min(31rem,88%)] place-items-center px-4 py-3 text-center font-bold font-display text-[1.375rem]/[1.2] transition-[rotate] duration-200 hover:rotate-[1.5deg]',
        tone ? 'bg-(--tag) text-on-color' : 'border-2 border-pic-ink bg-pic-white text-pic-ink',
      )}
    >
      {children}
    </a>
  );
}
