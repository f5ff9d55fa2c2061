import { useId } from 'react';
import type { ArtProps } from './art-props.ts';
import { MingleParty } from './mingle-party.tsx';

export function PlanMingle(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 320 220" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-tomato)" d="M0 0h320v220H0z" />
      <circle cx="160" cy="214" r="150" fill={`url(#${id}a)`} opacity=".3" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="2" d="M-4 18q84 48 164 16t164-14" />
      <MingleParty dress="var(--pic-berry)" />
    </svg>
  );
}
