import type { ArtProps } from './art-props.ts';

type AudienceProps = ArtProps & { signs: [string, string, string] };

/** Sign centre and top. */
const places = [
  [72, 59],
  [190, 74],
  [318, 54],
] as const;

/** A crowd; three interests are written above it. */
export function BusinessAudience({ signs, ...props }: AudienceProps) {
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 210" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-berry)" d="M0 0h400v210H0z" />
      <g fill="var(--pic-berry-pale)" transform="rotate(-4 3026.8 -467.7)">
        <path d="M-9.7-43.5H9.7V0H-9.7z" />
        <circle cy="-59.8" r="12.2" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(3 -3971.8 1556.2)">
        <path d="M-11.3-50.8h22.7V0h-22.7z" />
        <circle cy="-69.7" r="14.3" />
      </g>
      <g fill="var(--pic-berry-pale)" transform="rotate(5 -2348.9 1387.6)">
        <path d="M-8.4-37.5H8.3V0H-8.4z" />
        <circle cy="-51.5" r="10.5" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-3 4083.8 -2721)">
        <path d="M-12.4-55.6h24.8V0h-24.8z" />
        <circle cy="-76.4" r="15.6" />
      </g>
      <g fill="var(--pic-berry-pale)" transform="rotate(6 -1911.5 1860.5)">
        <path d="M-10-44.8h20V0h-20z" />
        <circle cy="-61.4" r="12.6" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-5 2514.9 -2414.4)">
        <path d="M-11.9-53.2h23.8V0h-23.8z" />
        <circle cy="-73" r="15" />
      </g>
      <g fill="var(--pic-berry-pale)" transform="rotate(2 -5887.4 7438.1)">
        <path d="M-8.9-39.9H8.9V0H-8.9z" />
        <circle cy="-54.8" r="11.2" />
      </g>
      <g fill="var(--pic-berry-pale)" transform="rotate(4 -2860.8 4285.9)">
        <path d="M-11.1-49.6H11V0h-22.1z" />
        <circle cy="-68.1" r="13.9" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-6 2167.5 -3024.3)">
        <path d="M-9.5-42.3H9.4V0H-9.5z" />
        <circle cy="-58.1" r="11.9" />
      </g>
      <g fill="var(--pic-berry-pale)" transform="rotate(3 -3827.8 7055.3)">
        <path d="M-10.8-48.4h21.6V0h-21.6z" />
        <circle cy="-66.4" r="13.6" />
      </g>
      <g fontFamily="var(--font-sans)" fontSize="15" fontWeight="600">
        {signs.map((sign, index) => {
          const width = sign.length * 8.2 + 30;
          const [x, y] = places[index] ?? [0, 0];
          return (
            <g key={sign} transform={`translate(${x} ${y})`}>
              <rect x={-width / 2} width={width} height="34" rx="8" fill="var(--pic-white)" />
              <text y="22" textAnchor="middle" fill="var(--pic-ink)">
                {sign}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
