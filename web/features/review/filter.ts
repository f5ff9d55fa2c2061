import { caseLists } from '#domain/verification/status.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { stagingPaths } from '#web/staging-paths.ts';

const MAX_SEARCH = 100;

/** A search covers all statuses unless one is chosen. */
const usualStatus = (q: string) => (q === '' ? 'pending' : 'all');

/** From the address; default: pending, newest first. */
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

/** Omits defaults. */
export function listPath({ status, q = '', sort, page }: Partial<CaseFilter>): string {
  const search = new URLSearchParams();
  if (status && status !== 'all' && status !== usualStatus(q)) search.set('status', status);
  if (q) search.set('q', q);
  if (sort === 'oldest') search.set('sort', sort);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return stagingPaths.dashboard + (text && `?${text}`);
}

/** Location state that focuses the case. */
export const arrived = { arrived: true };

export function casePath(id: string): string {
  return stagingPaths.case.replace(':id', id);
}
