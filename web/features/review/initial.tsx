/** A reviewer's initial; show the name beside it. */
export function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-7 place-items-center rounded-[50%] bg-ink font-semibold text-[0.8125rem] text-paper"
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
