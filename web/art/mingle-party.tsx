/** Eight people under lights, 320 wide; `dress` recolours one that would vanish on some backgrounds. */
export function MingleParty({ dress }: { dress: string }) {
  return (
    <>
      <circle cx="26" cy="39" r="6" fill="var(--pic-amber)" />
      <circle cx="64" cy="50" r="6" fill="var(--pic-paper)" />
      <circle cx="104" cy="52" r="6" fill="var(--pic-amber)" />
      <circle cx="146" cy="44" r="6" fill="var(--pic-paper)" />
      <circle cx="188" cy="37" r="6" fill="var(--pic-amber)" />
      <circle cx="230" cy="34" r="6" fill="var(--pic-paper)" />
      <circle cx="272" cy="32" r="6" fill="var(--pic-amber)" />
      <circle cx="306" cy="30" r="6" fill="var(--pic-paper)" />
      <g fill="var(--pic-ink)" transform="rotate(-5 2539.4 -348)">
        <path d="M-14-62.9h28.1V0H-14z" />
        <circle cy="-86.3" r="17.7" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(3 -4161.7 1599.3)">
        <path d="M-17.3-77.4h34.6V0h-34.6z" />
        <circle cy="-106.2" r="21.8" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(9 -1341.7 821.5)">
        <path d="M-13-58.1h25.9V0H-13z" />
        <circle cy="-79.7" r="16.3" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-3 4273.7 -2677.8)">
        <path d="M14.4-64.5 2-70.3 26.4-123 39-117z" />
        <path d="M-18.6-83.5h37.3V0h-37.3z" />
        <circle cy="-114.5" r="23.5" />
      </g>
      <g fill={dress} transform="rotate(5 -2428.4 2194.2)">
        <path d="M-14.6-65.3h29.2V0h-29.2z" />
        <circle cy="-89.6" r="18.4" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(-7 1905.5 -1639.4)">
        <path d="M-17.6-78.6h35.1V0h-35.1z" />
        <circle cy="-107.9" r="22.1" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(6 -1974 2495.1)">
        <path d="M-13.5-60.5h27V0h-27z" />
        <circle cy="-83" r="17" />
      </g>
      <g fill="var(--pic-blue)" transform="rotate(-4 3292 -3956.3)">
        <path d="M-16.2-72.6h32.4V0h-32.4z" />
        <circle cy="-99.6" r="20.4" />
      </g>
    </>
  );
}
