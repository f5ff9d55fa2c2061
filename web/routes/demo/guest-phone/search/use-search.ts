import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { guestQueries } from '#web/api/guest-queries.ts';
import { useScreen } from '../screen.ts';
import { usePhone } from '../use-phone.ts';
import type { Filter } from './filters.ts';
import { askedDay } from './filters.ts';

const NEAR_M = 1000;
const FAR_M = 50_000;
const FORTNIGHT_MS = 14 * 86_400_000;
/** Debounce in milliseconds. */
const PAUSE_MS = 250;

/** The input, debounced into the address. */
export function useSearchText() {
  const [search] = useSearchParams();
  const { to } = useScreen();
  const navigate = useNavigate();
  const { words, setWords } = usePhone();
  const sent = search.get('q') ?? '';

  useEffect(() => {
    if (words.trim() === sent) return;
    const timer = setTimeout(
      () => void navigate(to({ q: words.trim() }), { replace: true, preventScrollReset: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  });

  return { words, setWords, sent };
}

export function useFound(q: string, on: ReadonlySet<Filter>) {
  const { spot } = usePhone();
  const [until] = useState(() => new Date(Date.now() + FORTNIGHT_MS).toISOString());
  const words = useDeferredValue(q);
  const search = { near: spot, radius: on.has('near') ? NEAR_M : FAR_M, q: words };
  return {
    events: useQuery(
      guestQueries.events({ ...search, to: on.has('fortnight') ? until : null, day: askedDay(on, new Date()) }),
    ),
    businesses: useQuery(guestQueries.businesses(search)),
  };
}
