/** One link as a strip to tear off; it swings a little under the pointer. */
export function FooterStrip({ path, label }: { path: string; label: string }) {
  return (
    <li className="min-w-0 flex-1 border-pic-ink/60 not-first:border-l-2 not-first:border-dashed [li:has(svg)+&]:border-l-0 bg-pic-amber">
      <a
        href={path}
        className="flex h-34 origin-top items-center justify-center bg-pic-amber font-medium text-[0.9375rem] transition-[rotate] duration-200 ease-out [writing-mode:vertical-rl] hover:rotate-3 focus-visible:relative focus-visible:z-10"
      >
        {label}
      </a>
    </li>
  );
}

/** Where someone has already torn one off: only the ragged edge is left. */
export function TornGap() {
  return (
    <li role="presentation" className="min-w-0 flex-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 180 8"
        preserveAspectRatio="none"
        className="block h-2 w-full fill-pic-amber"
      >
        <path d="M0 0h180v3l-14 3-18-4-22 5-20-5-24 6-18-4-22 3-20-5L0 6z" />
      </svg>
    </li>
  );
}
