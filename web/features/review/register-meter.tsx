import { useTranslation } from 'react-i18next';
import { formatInstantTime } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useDesk } from './use-review.ts';

export type Meter = ApiAnswer<'getDesk'>['register_lookups'];

export function RegisterMeter() {
  const { t } = useTranslation('review');
  const meter = useDesk().data?.register_lookups;
  const words = useMeterText(meter);
  if (!meter) return null;
  return (
    <p className="flex items-center gap-2.5 whitespace-nowrap text-[0.875rem] tabular-nums max-lg:hidden" title={words}>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-20">
        <rect width="100" height="8" className="fill-current/22" />
        <rect width={Math.min(100, (meter.used / meter.limit) * 100)} height="8" className="fill-amber" />
      </svg>
      {t('meter.short', { left: meter.left, limit: meter.limit })}
    </p>
  );
}

/** Remaining look-ups, and when more are available. */
export function useMeterText(meter: Meter | undefined): string {
  const { t } = useTranslation('review');
  const language = useLanguage();
  if (!meter) return '';
  const { limit, left, next_free_at: nextFreeAt } = meter;
  if (!nextFreeAt) return t('meter.unused', { limit });
  const at = formatInstantTime(nextFreeAt, language);
  return left === 0 ? t('meter.none', { limit, at }) : t('meter.left', { count: left, limit, at });
}
