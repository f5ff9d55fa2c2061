import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** Metres; less accurate places are "about". */
const EXACT_M = 250;

/** `320 m`, `1,2 km`; `rund 1,2 km` if inexact; empty without a distance. */
export function useDistanceText(): (metres: number | null, accuracyM?: number) => string {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  return (metres, accuracyM = 0) => {
    if (metres === null) return '';
    const [unit, value] =
      metres < 995
        ? (['metres', Math.max(10, Math.round(metres / 10) * 10)] as const)
        : (['kilometres', Math.round(metres / 100) / 10] as const);
    const distance = t(`distance.${unit}`, { value: formatNumber(value, language) });
    return accuracyM > EXACT_M ? t('distance.about', { distance }) : distance;
  };
}
