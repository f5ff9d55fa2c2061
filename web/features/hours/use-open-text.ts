import { useTranslation } from 'react-i18next';
import type { OpenState } from '#domain/hours/open-state.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { formatDay, formatInstantTime, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** Open until, or opens at; empty otherwise. */
export function useOpenText(): (state: OpenState, now: Date) => string {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  return (state, now) => {
    const at = state.isOpen ? state.closesAt : state.opensAt;
    if (!at) return state.isOpen ? t('card.allDay') : '';
    const time = formatInstantTime(at, language);
    if (state.isOpen) return t('card.closesAt', { time });
    const [today, day] = [berlinDay(now), berlinDay(at)];
    if (day === today) return t('card.opensAt', { time });
    if (day < addDays(today, 7)) return t('card.opensOn', { day: formatWeekday(day, language), time });
    return t('card.opensLater', { day: formatDay(day, language), time });
  };
}
