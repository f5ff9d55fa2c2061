type AppIconProps = { className?: string; label?: string };

/** Ink ground, white notice, tomato i. Below 24 px only the leaning i is readable: use the favicon file there. */
export function AppIcon({ className = 'size-16', label }: AppIconProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="100" height="100" rx="24" className="fill-pic-ink" />
      <path d="M20 18h60v27H20zM20 45h13.5v27H20zm15.5 0H49v27H35.5zm31 0H80v27H66.5z" className="fill-pic-white" />
      <g className="fill-pic-tomato">
        <circle cx="57.7" cy="54" r="6.9" />
        <path d="M51.2 63.5h13V88h-13z" />
      </g>
    </svg>
  );
}
