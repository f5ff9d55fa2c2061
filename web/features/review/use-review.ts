import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RejectionReason } from '#domain/verification/decisions.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from './review-api.ts';

export type Submission = ApiAnswer<'listSubmissions'>['data'][number];
export type Case = ApiAnswer<'getCase'>;
export type Filter = { status: VerificationStatus; q: string; sort: 'newest' | 'oldest'; page: number };

const LIST = 'review-list';
const CASE = 'review-case';
export const PAGE_SIZE = 20;

/** One page of the list. */
export function useSubmissions(filter: Filter) {
  return useQuery({
    queryKey: [LIST, filter],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataOf(reviewApi.GET('/review/businesses', { params: { query: { ...filter, limit: PAGE_SIZE } }, signal })),
  });
}

/** One case. */
export function useCase(id: string) {
  return useQuery({
    queryKey: [CASE, id],
    queryFn: ({ signal }) => dataOf(reviewApi.GET('/review/businesses/{id}', { params: { path: { id } }, signal })),
  });
}

/** What happened to a case. */
export function useCaseAudit(id: string) {
  return useQuery({
    queryKey: [CASE, id, 'audit'],
    queryFn: ({ signal }) =>
      dataOf(reviewApi.GET('/review/businesses/{id}/audit', { params: { path: { id } }, signal })),
  });
}

/** The proof as a blob; its type is what the server found in the file. */
export function useProof(id: string, isThere: boolean) {
  return useQuery({
    queryKey: [CASE, id, 'proof'],
    enabled: isThere,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      dataOf<unknown>(
        reviewApi.GET('/review/businesses/{id}/proof', { params: { path: { id } }, parseAs: 'blob', signal }),
      ) as Promise<Blob>,
  });
}

export type Decision =
  | { outcome: 'verified'; id: string }
  | { outcome: 'rejected'; id: string; reasons: RejectionReason[]; reason: string };

/** Decides; whatever came of it, list and case are read again. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => {
      const params = { path: { id: decision.id } };
      if (decision.outcome === 'verified') {
        return dataOf(reviewApi.POST('/review/businesses/{id}/verify', { params }));
      }
      const { reasons, reason } = decision;
      return dataOf(reviewApi.POST('/review/businesses/{id}/reject', { params, body: { reasons, reason } }));
    },
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [LIST] }),
        queryClient.invalidateQueries({ queryKey: [CASE] }),
      ]);
    },
  });
}

/** Writes a note. */
export function useAddNote(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      dataOf(
        reviewApi.POST('/review/businesses/{id}/notes', {
          params: { path: { id } },
          body: { text },
          headers: once(newIdempotencyKey()),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [CASE, id], exact: true }),
  });
}
