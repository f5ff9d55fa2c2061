import { useEffect, useState } from 'react';

/** A heading above this share of the viewport counts as read. */
const READ_AT = 0.35;

/** The current part by heading id: focused, else the hash's, while visible; else the nearest. */
export function useCurrentAnchor(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join();
  useEffect(() => {
    const find = () => setCurrent(readAnchor(joined.split(',')));
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('hashchange', find);
    addEventListener('focusin', find);
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('hashchange', find);
      removeEventListener('focusin', find);
    };
  }, [joined]);
  return current;
}

const isShowing = (top: number) => top >= 0 && top < innerHeight;

/** By its section's `aria-labelledby`. */
function focusedAnchor(ids: readonly string[]): string | undefined {
  const focused = document.activeElement;
  if (!focused || !isShowing(focused.getBoundingClientRect().top)) return undefined;
  return ids.find((id) => focused.closest(`[aria-labelledby="${id}"]`));
}

function readAnchor(ids: readonly string[]): string | undefined {
  const focused = focusedAnchor(ids);
  if (focused) return focused;
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  const named = location.hash.slice(1);
  const namedTop = ids.includes(named) ? topOf(named) : undefined;
  if (namedTop !== undefined && isShowing(namedTop)) return named;
  let [read, nearest] = [ids[0], Number.NEGATIVE_INFINITY];
  for (const id of ids) {
    const top = topOf(id);
    if (top !== undefined && top <= innerHeight * READ_AT && top > nearest) [read, nearest] = [id, top];
  }
  return read;
}
