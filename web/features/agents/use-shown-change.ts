import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDayBrief, formatInstant, formatPrice, formatTime } from '#i18n/format.ts';
import { useFieldLabels } from '#web/features/events/event/field-labels.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { AgentRequest } from './use-agent-requests.ts';

type Change = AgentRequest['changes'][number];

/** Fields of the API that a form shows as others. */
const formFields: Record<string, string> = { starts_at: 'start_time', ends_at: 'end_time', latitude: 'location' };

/** A changed field as label, former and new value. */
export function useShownChange(): (change: Change) => Record<'label' | 'from' | 'to', string> {
  const { t } = useTranslation('agent-requests');
  const language = useLanguage();
  const labelsOf = useFieldLabels();
  const show = (field: string, value: string | null) => {
    if (value === null) return t('nothing');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    if (field.endsWith('_price')) return formatPrice(Number(value), language);
    if (isCalendarDay(value)) return formatDayBrief(value, language);
    if (/^\d{2}:\d{2}$/.test(value)) return formatTime(value, language);
    return field.endsWith('_at') && !Number.isNaN(Date.parse(value)) ? formatInstant(value, language) : value;
  };
  return ({ field, from, to }) => ({
    label: labelsOf([formFields[field] ?? field])[0] ?? field,
    from: show(field, from),
    to: show(field, to),
  });
}
