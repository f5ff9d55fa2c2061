import type { ArtProps } from './art-props.ts';
import { Letterbox } from './letterbox.tsx';

/** A letter with a new key; the background shows through. */
export function KeyLetter(props: ArtProps) {
  return (
    <Letterbox {...props}>
      <g fill="none" stroke="var(--pic-brick)" strokeWidth="7" transform="translate(224 132) rotate(-6)">
        <circle cx="13" r="10" />
        <path d="M23 0h46M53 0v13M65 0v10" />
      </g>
    </Letterbox>
  );
}
