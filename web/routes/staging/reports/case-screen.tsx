import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatInstantDay } from '#i18n/format.ts';
import { formatSoon } from '#i18n/format-soon.ts';
import { CaseMeasures } from '#web/features/measures/case-measures.tsx';
import { casePath } from '#web/features/review/filter.ts';
import { OpenedCase } from '#web/features/review/opened-case.tsx';
import { reportCasePath } from '#web/features/review/reports/filter.ts';
import { ReportDecisionCard } from '#web/features/review/reports/report-decision-card.tsx';
import { CaseState, Kinds, useTargetName } from '#web/features/review/reports/report-labels.tsx';
import { ReportStatements } from '#web/features/review/reports/report-statements.tsx';
import { ReportedContent } from '#web/features/review/reports/reported-content.tsx';
import type { ReportCase } from '#web/features/review/reports/use-reports.ts';
import { useReport } from '#web/features/review/reports/use-reports.ts';
import { useFirstNow } from '#web/member/rendered-page.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { Panel } from '#web/ui/panel.tsx';
import { MeasureDialog } from './measure-dialog.tsx';

export function CaseScreen({ id }: { id: string }) {
  return (
    <OpenedCase query={useReport(id)} texts="reports" back={<Back />}>
      {(report) => <OpenReport report={report} />}
    </OpenedCase>
  );
}

function OpenReport({ report }: { report: ReportCase }) {
  const { t } = useTranslation('reports');
  const targetName = useTargetName();
  const [isImposing, setImposing] = useState(false);
  return (
    <>
      <PageHead title={t('caseHead', { name: targetName(report) })} description={t('description')} isPrivate />
      <Head report={report} name={targetName(report)} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem] xl:grid-cols-[1fr_27rem]">
        <div className="grid min-w-0 gap-8">
          <Panel>
            <ReportStatements report={report} />
          </Panel>
          <Panel>
            <ReportedContent report={report} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-6">
          <ReportDecisionCard
            key={report.decision?.decided_at}
            report={report}
            onMeasure={report.business && (() => setImposing(true))}
          />
          {report.business && (
            <MeasureDialog
              report={report}
              businessId={report.business.id}
              open={isImposing}
              onClose={() => setImposing(false)}
            />
          )}
          {report.business && <CaseMeasures businessId={report.business.id} mayImpose={report.decision !== null} />}
          {report.business && <Earlier report={report} />}
        </div>
      </div>
    </>
  );
}

function Back() {
  const { t } = useTranslation('reports');
  return (
    <ButtonLink to={stagingPaths.reports} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4">
      {t('case.back')}
    </ButtonLink>
  );
}

function Head({ report, name }: { report: ReportCase; name: string }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const now = useFirstNow();
  const { business, page_url: page, target_kind: kind, decision } = report;
  const facts = [
    t(`target.${kind}`),
    kind === 'event' && business?.display_name,
    t('case.first', { at: formatInstantDay(report.first_reported_at, language) }),
    !decision && t('case.dueAt', { at: formatSoon(report.due_at, now, language) }),
  ];
  return (
    <div className="grid justify-items-start gap-4">
      <Back />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="wrap-anywhere text-h1">{name}</h1>
        <p className="wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {!decision && <CaseState entry={report} />}
        <Kinds kinds={report.kinds} />
      </div>
      {(page || business) && (
        <p className="flex flex-wrap gap-2">
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noreferrer"
              data-variant="secondary"
              data-size="compact"
              className="button"
            >
              {t('case.page')}
            </a>
          )}
          {business && (
            <ButtonLink to={casePath(business.id)} variant="secondary" size="compact">
              {t('case.toBusiness')}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}

function Earlier({ report: { earlier } }: { report: ReportCase }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const targetName = useTargetName();
  return (
    <section aria-labelledby="earlier" className="px-1">
      <h2 id="earlier" className="text-h4">
        {t('earlier.title')}
      </h2>
      {earlier.length === 0 && <p className="mt-2 text-ink-2">{t('earlier.none')}</p>}
      <ul className="mt-2 grid gap-3">
        {earlier.map((entry) => (
          <li key={entry.id}>
            <ButtonLink to={reportCasePath(entry.id)} variant="quiet" size="compact" className="-ms-4">
              {targetName(entry)}
            </ButtonLink>
            <p className="text-help text-ink-2">
              {[
                formatInstant(entry.first_reported_at, language),
                entry.decision ? t(`outcome.${entry.decision.outcome}`) : t('earlier.open'),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
