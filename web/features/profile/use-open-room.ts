import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Room } from '#web/paths.ts';
import { roomOf } from '#web/paths.ts';

/** Stored in the address, so that Back closes it. */
export function useOpenRoom() {
  const [search, setSearch] = useSearchParams();
  const room = roomOf(search);
  const isOpen = room !== null;
  const open = useCallback(
    (next: Room | null) =>
      setSearch(
        (search) => {
          if (next) search.set('room', next);
          else search.delete('room');
          return search;
        },
        { preventScrollReset: true, replace: isOpen },
      ),
    [setSearch, isOpen],
  );
  return { room, open };
}
