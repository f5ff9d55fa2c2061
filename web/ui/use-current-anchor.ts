import { useEffect, useState } from 'react';

/** A heading counts as read once it is this far up. */
const READ_AT = 0.35;

/** Of the parts of a page, by the ids of their headings, the one that is being read; of what an address names, that as long as it shows. */
export function useCurrentAnchor(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join();
  useEffect(() => {
    const find = () => setCurrent(readAnchor(joined.split(',')));
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('hashchange', find);
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('hashchange', find);
    };
  }, [joined]);
  return current;
}

function readAnchor(ids: readonly string[]): string | undefined {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  const named = location.hash.slice(1);
  const namedTop = ids.includes(named) ? topOf(named) : undefined;
  if (namedTop !== undefined && namedTop >= 0 && namedTop < innerHeight) return named;
  let [read, nearest] = [ids[0], Number.NEGATIVE_INFINITY];
  for (const id of ids) {
    const top = topOf(id);
    if (top !== undefined && top <= innerHeight * READ_AT && top > nearest) [read, nearest] = [id, top];
  }
  return read;
}
