/** A reviewer as a round letter; the name stands beside it. */
export function Initial({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="desk-initial">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
