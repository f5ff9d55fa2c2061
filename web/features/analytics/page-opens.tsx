import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { cell, head, name } from './figure-tables.tsx';
import type { Analytics } from './use-analytics.ts';

/** Visits of the business's shared pages by source. */
export function PageOpens({ pages }: Pick<Analytics, 'pages'>) {
  const isMeasured = useHydrated();
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const used = pages.filter(({ opens }) => opens > 0).toSorted((a, b) => b.opens - a.opens);
  const most = Math.max(1, ...used.map(({ opens }) => opens));
  return (
    <Disclosure id="analytics-pages" title={t('pages.title')} text={t('pages.text')} headingLevel="h3">
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">{t('pages.title')}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className={head}>
              {t('pages.way')}
            </th>
            <th scope="col" className={head}>
              {t('pages.opens')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {used.map(({ source, opens }) => (
            <tr key={source}>
              <th scope="row" className={name}>
                <span className="block font-semibold">{t(`pages.${source}`)}</span>
                <span
                  aria-hidden="true"
                  style={isMeasured ? { width: `${(opens / most) * 100}%` } : undefined}
                  className="mt-1.5 block h-2 min-w-0.5 rounded-[1px] bg-clover"
                />
              </th>
              <td className={cell}>{formatNumber(opens, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
