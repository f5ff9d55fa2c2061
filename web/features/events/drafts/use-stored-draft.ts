import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { wasReached } from './attempts.ts';
import { readStored } from './draft-calls.ts';

type Options = { id: string | null; opening: number; tariff: Tariff; maySave: boolean };

/** What a form meets at the address of a draft. */
export type FoundDraft =
  | { kind: 'ready'; stored: Tagged<EventOfBusiness> | null }
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; onRetry: () => void; busy: boolean }
  | { kind: 'refused'; title: string; text: string }
  /** It belongs to the other form. */
  | { kind: 'elsewhere'; event: EventOfBusiness }
  /** An earlier try to publish it, whose answer was lost, has worked. */
  | { kind: 'done'; event: EventOfBusiness };

/** Fetches the draft that a form is opened with, once for each opening. */
export function useStoredDraft({ id, opening, tariff, maySave }: Options): FoundDraft {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const query = useQuery({
    queryKey: ['event-draft', opening, id],
    queryFn: () => readStored(id ?? ''),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (id === null) return { kind: 'ready', stored: null };
  if (isProblem(query.error, 'not_found')) {
    return { kind: 'refused', title: t('drafts.unknown'), text: t('drafts.unknownText') };
  }
  if (query.error) {
    const title = t('list.failed', { message: problemText(query.error) });
    return { kind: 'failed', title, onRetry: () => void query.refetch(), busy: query.isFetching };
  }
  if (!query.data) return { kind: 'loading' };
  const event = query.data.data;
  if (event.status !== 'draft') {
    if (wasReached(event)) return { kind: 'done', event };
    return { kind: 'refused', title: t('drafts.notDraft'), text: t('drafts.notDraftText') };
  }
  if (!maySave) return { kind: 'refused', title: t('drafts.noEdit'), text: t('drafts.noEditText') };
  if (event.tariff !== tariff) return { kind: 'elsewhere', event };
  return { kind: 'ready', stored: query.data };
}
