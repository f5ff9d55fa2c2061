import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type AuditEntry = ApiAnswer<'listAudit'>['data'][number];

export function useAudit() {
  return useInfiniteQuery(queries.audit);
}
