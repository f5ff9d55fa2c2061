import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { complaintRules } from '#domain/measures/measures.ts';
import { formatInstantDay } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card, Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { DecisionForm } from './decision-form.tsx';
import { MeasureHead } from './measure-head.tsx';
import { statedOf } from './stated.ts';
import { Statement } from './statement.tsx';

type Waiting = ApiAnswer<'listComplaints'>['data'][number];

/** Undecided complaints with their measures, most urgent first. */
export function OpenComplaints() {
  const { t } = useTranslation('measure-desk');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(reviewQueries.complaints);
  if (!data && error) {
    return (
      <ErrorState
        title={t('desk.failed')}
        retryLabel={t('desk.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <ComplaintsSkeleton />;
  const waiting = data.data;
  return (
    <>
      <h1 className="text-h1">{t('desk.waitingTitle', { count: waiting.length })}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2 text-lead">
        {t('desk.waitingText', { days: complaintRules.decidedInDays })}
      </p>
      {waiting.length === 0 ? (
        <Panel>
          <EmptyState drawing={<EmptyScene of="review" />} title={t('desk.allDecided')} headingLevel="h2">
            {t('desk.waitingNone')}
          </EmptyState>
        </Panel>
      ) : (
        <ul className="grid gap-6">
          {waiting.map((each) => (
            <li key={each.measure.id}>
              <Complaint waiting={each} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Complaint({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('measure-desk');
  const language = useLanguage();
  const { measure, business_id: businessId, company_name: company, is_own: isOwn } = waiting;
  const { complaint } = measure;
  if (!complaint) return null;
  const day = formatInstantDay(complaint.due_at, language);
  const isLate = new Date(complaint.due_at) < new Date();
  const heading = `complaint-${measure.id}`;
  return (
    <Card className="grid gap-5" role="group" aria-labelledby={heading}>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={heading} className="wrap-anywhere text-h3">
            {company}
          </h2>
          <Badge tone={isLate ? 'oxblood' : 'amber'}>{t(isLate ? 'desk.late' : 'desk.due', { day })}</Badge>
        </div>
        <Link to={stagingPaths.case.replace(':id', businessId)} className="text-link justify-self-start">
          {t('desk.toCase')}
        </Link>
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <section className="grid gap-4">
          <MeasureHead measure={measure} id={`measure-${measure.id}`} />
          <Statement measure={statedOf(measure, company)} without={['effect', 'credits', 'complaint', 'remedies']} />
        </section>
        <div className="grid gap-5">
          <section className="grid gap-2 rounded-well bg-sunk p-4 md:p-5">
            <h3 className="text-label">{t('desk.says')}</h3>
            <p className="wrap-anywhere max-w-text whitespace-pre-line">{complaint.text}</p>
          </section>
          {isOwn ? (
            <p className="text-ink-2">{t('desk.own')}</p>
          ) : (
            <DecisionForm businessId={businessId} measureId={measure.id} />
          )}
        </div>
      </div>
    </Card>
  );
}

function ComplaintsSkeleton() {
  const { t } = useTranslation('measure-desk');
  return (
    <Loading label={t('desk.loading')} className="grid gap-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
}
