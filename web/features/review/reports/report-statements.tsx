import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { ReportCase } from './use-reports.ts';

export function ReportStatements({ report: { reports } }: { report: ReportCase }) {
  const { t } = useTranslation('reports');
  return (
    <section aria-labelledby="statements" className="grid gap-4">
      <div>
        <h2 id="statements" className="text-h3">
          {t('reports.title')}
        </h2>
        <p className="mt-1 text-help text-ink-2">{t('reports.secret')}</p>
      </div>
      <ul className="grid gap-5">
        {reports.map((each) => (
          <li key={each.id} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
            <Statement report={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statement({ report }: { report: ReportCase['reports'][number] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { kind, explanation, named, name, email, user_id: userId, reference, created_at: at } = report;
  const isForgotten = explanation === null;
  const from = [
    name || email ? [name, email].filter(Boolean).join(', ') : t('reports.nameless'),
    userId && t('reports.app', { id: userId }),
    email && t(`reports.language.${report.language}`),
  ];
  return (
    <div className="grid min-w-0 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Badge tone="sunk">{t(`kinds.${kind}.label`)}</Badge>
        <span className="text-ink-2">
          {reference} · {formatInstant(at, language)}
        </span>
      </p>
      {isForgotten ? (
        <p className="text-ink-2">{t('reports.forgotten')}</p>
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-line">{explanation}</p>
          {named && <p className="wrap-anywhere text-help text-ink-2">{t('reports.named', { named })}</p>}
          <p className="wrap-anywhere text-small">{from.filter(Boolean).join(' · ')}</p>
        </>
      )}
    </div>
  );
}
