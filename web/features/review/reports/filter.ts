import { reportStates } from '#domain/reports/decisions.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import type { ReportFilter } from '#web/api/review-queries.ts';
import { stagingPaths } from '#web/staging-paths.ts';

/** From the address; default: open ones. */
export function reportFilterOf(search: URLSearchParams): ReportFilter {
  const page = Number(search.get('page'));
  return {
    state: reportStates.find((known) => known === search.get('state')) ?? 'open',
    kind: reportKinds.find((known) => known === search.get('kind')),
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  };
}

/** Omits defaults. */
export function reportListPath({ state, kind, page }: Partial<ReportFilter>): string {
  const search = new URLSearchParams();
  if (state === 'decided') search.set('state', state);
  if (kind) search.set('kind', kind);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return stagingPaths.reports + (text && `?${text}`);
}

export function reportCasePath(id: string): string {
  return `${stagingPaths.reports}/${id}`;
}
