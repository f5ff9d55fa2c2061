import { caseLists } from '#domain/verification/status.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { stagingPaths } from '#web/staging-paths.ts';

const MAX_SEARCH = 100;

/** A word is searched in all states, unless one was chosen. */
const usualStatus = (q: string) => (q === '' ? 'pending' : 'all');

/** The filter in the address; by default the pending ones, newest first. */
export function filterOf(search: URLSearchParams): CaseFilter {
  const q = (search.get('q') ?? '').slice(0, MAX_SEARCH);
  const status = caseLists.find((known) => known === search.get('status')) ?? usualStatus(q);
  const page = Number(search.get('page'));
  return {
    status,
    q,
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  };
}

/** The address of the list for a filter; defaults are left out. */
export function listPath({ status, q = '', sort, page }: Partial<CaseFilter>): string {
  const search = new URLSearchParams();
  if (status && status !== 'all' && status !== usualStatus(q)) search.set('status', status);
  if (q) search.set('q', q);
  if (sort === 'oldest') search.set('sort', sort);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return stagingPaths.dashboard + (text && `?${text}`);
}

/** With this in the state of an address, the case takes the focus. */
export const arrived = { arrived: true };

export function casePath(id: string): string {
  return stagingPaths.case.replace(':id', id);
}
