import type { ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { localStore } from '#web/shell/browser-store.ts';
import { createMemoryStore } from './channel/memory.ts';
import { useChannel } from './channel/use-channel.ts';
import { guests, spots } from './guests.ts';
import { useImpressionCounter } from './impressions/use-impression-counter.ts';
import { useScreen } from './screen.ts';
import { PhoneContext } from './use-phone.ts';

const GUEST = 'guest-phone:guest';
const SPOT = 'guest-phone:spot';

function useKept(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => localStore.read(key));
  return [
    value,
    (next) => {
      localStore.write(key, next);
      setValue(next);
    },
  ];
}

function useHolder() {
  const [guestId, chooseGuest] = useKept(GUEST);
  const [spotKey, chooseSpot] = useKept(SPOT);
  const guest = guests.find(({ id }) => id === guestId) ?? guests[0];
  const spot = spots.find(({ key }) => key === spotKey) ?? spots[0];
  return { guest, chooseGuest, spot, chooseSpot };
}

/** Browser-only state: guest, position, memory and channel. */
export function PhoneProvider({ children }: { children: ReactNode }) {
  const holder = useHolder();
  const { guest, spot } = holder;
  const memory = useMemo(() => createMemoryStore(localStore, guest.id), [guest]);
  const channel = useChannel(guest, spot, memory);
  const impressions = useImpressionCounter();
  const { event } = useScreen();
  const arrivedAt = useRef(event);
  const [search] = useSearchParams();
  const [words, setWords] = useState(search.get('q') ?? '');
  const phone = { ...holder, channel, memory, impressions, words, setWords, arrivedAt };
  return <PhoneContext value={phone}>{children}</PhoneContext>;
}
