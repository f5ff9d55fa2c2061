import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';

export type Held = ApiAnswer<'listHeldEvents'>['data'][number];

/** Releases an event or confirms its change, even if another reviewer was faster. */
export function useRelease(onGone: () => void) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return useAction({
    call: ({ event }: Held) => reviewApi.POST('/review/held/{id}/release', { params: { path: { id: event.id } } }),
    done(_, { event, held_until: until }) {
      onGone();
      return { title: t(until ? 'held.released' : 'held.seen'), description: event.title };
    },
    failed(problem, error, { event }) {
      const title = t('held.releaseFailed');
      if (!isProblem(error, 'already_decided')) return { title, description: problem };
      const { decided_by: name, decided_at: at } = error.problem;
      if (typeof at !== 'string') return { title, description: problem };
      const facts = { title: event.title, at: formatInstant(at, language) };
      const description = typeof name === 'string' ? t('held.faster', { ...facts, name }) : t('held.timeOver', facts);
      return { title, description };
    },
    stale: [reviewQueries.all],
  });
}
