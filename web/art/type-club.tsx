import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function TypeClub(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--ink)" d="M58.5 0h3v16h-3z" />
      <path fill="var(--ink)" d="M54 14h12v6H54z" />
      <circle cx="60" cy="54" r="35" fill="var(--pic-berry)" />
      <clipPath id={`${id}a`}>
        <circle cx="60" cy="54" r="35" />
      </clipPath>
      <g clipPath={`url(#${id}a)`}>
        <path fill="var(--pic-white)" d="M26 20h10.5v10.5H26zM74 20h10.5v10.5H74z" />
        <path fill="var(--pic-ink)" d="M86 20h10.5v10.5H86z" />
        <path fill="var(--pic-white)" d="M38 32h10.5v10.5H38z" />
        <path fill="var(--pic-ink)" d="M50 32h10.5v10.5H50z" />
        <path fill="var(--pic-white)" d="M86 32h10.5v10.5H86zM50 44h10.5v10.5H50z" />
        <path fill="var(--pic-ink)" d="M74 44h10.5v10.5H74zM38 56h10.5v10.5H38z" />
        <path fill="var(--pic-white)" d="M62 56h10.5v10.5H62zM26 68h10.5v10.5H26z" />
        <path fill="var(--pic-ink)" d="M62 68h10.5v10.5H62z" />
        <path fill="var(--pic-white)" d="M74 68h10.5v10.5H74z" />
        <path fill="var(--pic-ink)" d="M26 80h10.5v10.5H26z" />
        <path fill="var(--pic-white)" d="M38 80h10.5v10.5H38zM86 80h10.5v10.5H86z" />
        <path
          fill="none"
          stroke="var(--pic-ink)"
          strokeWidth="1.6"
          d="M25 30h70M25 42h70M25 54h70M25 66h70M25 78h70M37 19v70m12-70v70m12-70v70m12-70v70m12-70v70"
        />
      </g>
      <path
        fill="var(--pic-amber)"
        d="m14 20 3 8 8 3-8 3-3 8-3-8-8-3 8-3zM104.4 62l2.4 6.4 6.4 2.4-6.4 2.4-2.4 6.4-2.4-6.4-6.4-2.4 6.4-2.4z"
      />
    </svg>
  );
}
