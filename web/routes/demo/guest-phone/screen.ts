import { useSearchParams } from 'react-router';

export const screens = ['near', 'search', 'mine', 'inbox'] as const;
export type ScreenName = (typeof screens)[number];

/** Stored in the address, so that Back works; event over business over tab. */
export type Screen = { tab: ScreenName; event: string | null; business: string | null };

type Changes = { [Name in 'tab' | 'event' | 'business' | 'q']?: string | null };

/** The current screen, and links to others: `to({ event: id })`. */
export function useScreen(): Screen & { to: (changes: Changes) => string } {
  const [search] = useSearchParams();
  return {
    tab: screens.find((name) => name === search.get('tab')) ?? screens[0],
    event: search.get('event'),
    business: search.get('business'),
    to(changes) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return `?${next}`;
    },
  };
}
