import { useQuery } from '@tanstack/react-query';
import type { RejectionReason } from '#domain/verification/decisions.ts';
import { dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { reviewQueries } from '#web/api/review-queries.ts';

import { useStaffRight } from './use-staff-right.ts';

export type Submission = ApiAnswer<'listSubmissions'>['data'][number];
export type Case = ApiAnswer<'getCase'>;
export function useSubmissions(filter: CaseFilter) {
  return useQuery(reviewQueries.list(filter));
}

export function useCase(id: string) {
  return useQuery(reviewQueries.case(id));
}

export function useDesk() {
  return useQuery({ ...reviewQueries.desk, enabled: useStaffRight('read_cases') === true });
}

export function useCaseAudit(id: string) {
  return useQuery(reviewQueries.audit(id));
}

export function useProof(id: string, isThere: boolean) {
  return useQuery({ ...reviewQueries.proof(id), enabled: isThere });
}

export type Decision =
  | { outcome: 'verified'; id: string }
  | { outcome: 'rejected'; id: string; reasons: RejectionReason[]; reason: string };

export function decide(decision: Decision): Promise<Case> {
  const params = { path: { id: decision.id } };
  if (decision.outcome === 'verified') return dataOf(reviewApi.POST('/review/businesses/{id}/verify', { params }));
  const { reasons, reason } = decision;
  return dataOf(reviewApi.POST('/review/businesses/{id}/reject', { params, body: { reasons, reason } }));
}
