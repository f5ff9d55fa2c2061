import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { cell, head, name } from './figure-tables.tsx';
import type { Analytics } from './use-analytics.ts';

/** Leaves space for names on phones. */
const narrowHead = cx(head, 'max-sm:pl-2 max-sm:text-help');

/** Where guests saw events, largest first, as table and bars. */
export function Sources({ sources }: Pick<Analytics, 'sources'>) {
  const isMeasured = useHydrated();
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const seen = sources.filter(({ shown, opened }) => shown + opened > 0).toSorted((a, b) => b.shown - a.shown);
  const most = Math.max(1, ...seen.map(({ shown }) => shown));
  return (
    <Disclosure
      id="analytics-sources"
      title={t('sources.title')}
      text={t(seen.length === 0 ? 'sources.none' : 'sources.text')}
      headingLevel="h3"
    >
      {seen.length > 0 && (
        <table className="mt-3 w-full text-small">
          <caption className="sr-only">{t('sources.title')}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className={narrowHead}>
                {t('sources.source')}
              </th>
              <th scope="col" className={narrowHead}>
                {t('way.views')}
              </th>
              <th scope="col" className={narrowHead}>
                {t('way.opened')}
              </th>
              <th scope="col" className={narrowHead}>
                {t('sources.share')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {seen.map(({ source, shown, opened }) => (
              <tr key={source}>
                <th scope="row" className={cx(name, 'min-[22rem]:max-sm:min-w-36')}>
                  <span className="block font-semibold">{t(`sources.${source}`)}</span>
                  <span
                    aria-hidden="true"
                    style={isMeasured ? { width: `${(shown / most) * 100}%` } : undefined}
                    className="mt-1.5 block h-2 min-w-0.5 rounded-[1px] bg-azure"
                  />
                </th>
                <td className={cell}>{formatNumber(shown, language)}</td>
                <td className={cell}>{formatNumber(opened, language)}</td>
                <td className={cell}>{shown === 0 ? '–' : formatPercent(Math.min(1, opened / shown), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}
