import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatInstantTime, formatWeekday } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type OpenState = ApiAnswer<'readGuestBusiness'>['open_state'];

/** Open until, or opens at. */
export function useOpenText(): (state: OpenState) => string {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  return ({ is_open: isOpen, closes_at: closesAt, opens_at: opensAt, closure }) => {
    if (isOpen) return closesAt ? t('open.until', { time: formatInstantTime(closesAt, language) }) : t('open.always');
    if (closure?.reason) return t('open.closure', { reason: closure.reason });
    if (!opensAt) return t('open.closed');
    const time = formatInstantTime(opensAt, language);
    const day = berlinDay(new Date(opensAt));
    if (day === berlinDay(new Date())) return t('open.opensToday', { time });
    return t('open.opens', { day: formatWeekday(day, language), time });
  };
}
