import type { ArtProps } from './art-props.ts';
import { Letterbox } from './letterbox.tsx';

export function CodeLetter(props: ArtProps) {
  return (
    <Letterbox hasGround {...props}>
      <text
        x="14"
        y="78"
        fill="var(--pic-brick)"
        fontFamily="var(--font-display)"
        fontSize="22"
        fontWeight="800"
        fontStretch="76%"
        transform="rotate(-6 670.4 -1840)"
      >
        482 019
      </text>
    </Letterbox>
  );
}
