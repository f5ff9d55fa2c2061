import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format.ts';
import { ApiProblem, isProblem } from '#web/api/problem.ts';
import { session } from '#web/api/session.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-gone.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type Message = { kind: 'warning'; title: string; description?: string };

const obstacleFields = [
  'title',
  'description',
  'event_date',
  'max_participants',
  'scheduled_date',
  'scheduled_time',
] as const;

const texts = { create: 'dialog', publish: 'publish', update: 'edit', delete: 'delete', other: 'actions' } as const;

export function useEventFailure(action: keyof typeof texts): (error: unknown) => Message {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const language = useLanguage();

  function reason(error: ApiProblem): string {
    if (!isProblem(error, 'not_publishable')) return problemText(error);
    const fields = error.problem.errors?.map(({ path }) => path) ?? [];
    const known = obstacleFields.filter((field) => fields.includes(field));
    return known.map((field) => t(`publish.obstacle.${field}`)).join(' ') || problemText(error);
  }

  return (error) => {
    const kind = 'warning';
    const isForm = action !== 'delete' && action !== 'other';
    if (isForm && session.read() === null) return { kind, title: t('dialog.signedOut') };
    if (isProblem(error, 'not_enough_credits')) {
      const { required, available } = error.problem as { required?: unknown; available?: unknown };
      return { kind, title: t('cost.notEnough', { required: Number(required), available: Number(available) }) };
    }
    if (isProblem(error, 'limit_below_guests')) {
      const { joined, event_date: day } = error.problem as { joined?: unknown; event_date?: unknown };
      return { kind, title: t('edit.belowGuests', { count: Number(joined), day: formatDay(String(day), language) }) };
    }
    if (error instanceof DraftGone) return { kind, title: t('drafts.saved.gone') };
    if (error instanceof ApiProblem) return { kind, title: t(`${texts[action]}.failed`, { message: reason(error) }) };
    return { kind, title: t(`${texts[action]}.failedUnexpectedly`), description: problemText(error) };
  };
}
