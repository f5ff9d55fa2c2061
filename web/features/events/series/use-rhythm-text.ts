import { useTranslation } from 'react-i18next';
import { nthOfMonth } from '#domain/series/series-rule.ts';
import { formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { Rhythm } from '../event/repetition.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

export function useRhythmText(): (rhythm: Rhythm, day: string) => string {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (rhythm, day) =>
    t(`series.rhythm.${rhythm}`, {
      weekday: formatWeekday(day, language),
      nth: t(`series.nth.${ordinals[nthOfMonth(day) - 1] ?? 'last'}`),
      day: Number(day.slice(8)),
    });
}
