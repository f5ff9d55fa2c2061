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
  /** What is being searched for, as typed: it outlives the screen, which may be left before the address has it. */
  words: string;
  setWords: (words: string) => void;
  /** The event that the address named when the phone was opened, until one is on show. */
  arrivedAt: RefObject<string | null>;
};

export const PhoneContext = createContext<Phone | null>(null);

/** Whose phone it is, where they are, and how the channel does. */
export function usePhone(): Phone {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error('There is no phone around this component');
  return phone;
}

/** What this guest's phone keeps. */
export function useMemory(): Memory {
  const { memory } = usePhone();
  return useSyncExternalStore(memory.subscribe, memory.read, memory.read);
}
