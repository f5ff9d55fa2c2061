import { Trans, useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { weekdaysOf } from './best-weekday.tsx';
import type { Analytics } from './use-analytics.ts';

/** The period in two sentences: its worth and the best day. */
export function PeriodSummary({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const { totals, previous, period } = analytics;
  const more = totals.participants - previous.participants;
  const kind = totals.participants === 0 ? (totals.views === 0 ? 'nothing' : 'seen') : 'joined';
  const hasBefore = previous.views > 0 || previous.participants > 0;
  const change = !hasBefore ? 'first' : more === 0 ? 'same' : more > 0 ? 'more' : 'less';
  const { bestName } = weekdaysOf(analytics, language);
  const values = {
    count: kind === 'seen' ? totals.views : totals.participants,
    number: formatNumber(kind === 'seen' ? totals.views : totals.participants, language),
    period: t(`periodBefore.${period}`),
    change: t(`verdict.${change}`, { number: formatNumber(Math.abs(more), language) }),
  };
  return (
    <p className="mt-2 max-w-text text-ink-2 text-lead">
      <Trans
        t={t}
        i18nKey={`verdict.${kind}`}
        values={values}
        count={values.count}
        components={{ b: <strong className="font-semibold text-ink" /> }}
      />
      {kind === 'joined' && bestName && ` ${t('verdict.weekday', { weekday: bestName })}`}
    </p>
  );
}
