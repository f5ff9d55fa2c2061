import { useSearchParams } from 'react-router';

export const screens = ['near', 'search', 'mine', 'inbox'] as const;
export type ScreenName = (typeof screens)[number];

/** Where the phone is. It lives in the address, so that the browser's Back works; an event lies over a business over a tab. */
export type Screen = { tab: ScreenName; event: string | null; business: string | null };

type Changes = { [Name in 'tab' | 'event' | 'business' | 'q']?: string | null };

/** The part of the phone that is on show, and addresses of others: `to({ event: id })`. */
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
