import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { measureChanges } from '#i18n/measure-statement.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { Measure } from './stated.ts';

export function MeasureSteps({ kind, history }: Pick<Measure, 'kind' | 'history'>) {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  return (
    <ol aria-label={t('page.history')}>
      {history.map(({ step, text, changes, created_at: at }) => (
        <li
          key={step + at}
          className="grid gap-x-6 gap-y-1 border-line border-t py-3 text-small md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <span className="text-ink-2 tabular-nums">{formatInstant(at, language)}</span>
          <span>
            <span className="font-semibold">{t(`page.steps.${step}`)}</span>
            {measureChanges(t, language, kind, changes).map(({ field, ...words }) => (
              <span key={field} className="wrap-anywhere block max-w-text whitespace-pre-line">
                {t('page.change', words)}
              </span>
            ))}
            {text && <span className="wrap-anywhere block max-w-text whitespace-pre-line text-ink-2">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
