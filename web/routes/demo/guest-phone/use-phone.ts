import type { RefObject } from 'react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChannelState } from './channel/follow-changes.ts';
import type { Memory, MemoryStore } from './channel/memory.ts';
import type { Guest, Spot } from './guests.ts';
import type { ImpressionCounter } from './impressions/impression-counter.ts';

export type Phone = {
  guest: Guest;
  chooseGuest: (id: string) => void;
  spot: Spot;
  chooseSpot: (key: string) => void;
  channel: ChannelState;
  memory: MemoryStore;
  impressions: ImpressionCounter;
  /** Search input; kept when the screen is left before the debounce. */
  words: string;
  setWords: (words: string) => void;
  /** Event named in the initial address, until one is shown. */
  arrivedAt: RefObject<string | null>;
};

export const PhoneContext = createContext<Phone | null>(null);

export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('There is no phone around this component');
  return phone;
}

export function useMemory(): Memory {
  const { memory } = usePhone();
  return useSyncExternalStore(memory.subscribe, memory.read, memory.read);
}
