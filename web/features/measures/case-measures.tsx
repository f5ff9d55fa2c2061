import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Gavel } from '#web/ui/icons/gavel.ts';
import { Card } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ImposeDialog } from './impose-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { MeasureHead } from './measure-head.tsx';
import { MeasureSteps } from './measure-steps.tsx';
import type { ReviewedMeasure } from './stated.ts';

interface Props {
  businessId: string;
  /** False if another button for it is nearby. */
  mayImpose?: boolean;
}

/** A business's measures at the desk: active, ended, new. */
export function CaseMeasures({ businessId, mayImpose = true }: Props) {
  const { t } = useTranslation('measure-desk');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(reviewQueries.measures(businessId));
  const [isImposing, setImposing] = useState(false);
  const [lifting, setLifting] = useState<ReviewedMeasure | null>(null);
  const [changing, setChanging] = useState<ReviewedMeasure | null>(null);
  const open = data?.data.filter(({ ending }) => ending === null) ?? [];
  const past = data?.data.filter(({ ending }) => ending !== null) ?? [];
  return (
    <Card role="region" aria-labelledby="case-measures">
      <h2 id="case-measures" className="mb-4 text-h3">
        {t('desk.title')}
      </h2>
      {!data && error && (
        <ErrorState
          title={t('desk.failed')}
          retryLabel={t('desk.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="py-0"
        >
          {problemText(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label={t('desk.loading')}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {data && (
        <div className="grid gap-4">
          {open.length === 0 && <p className="text-ink-2">{t('desk.none')}</p>}
          <ul className="grid gap-4 empty:hidden">
            {open.map((measure) => (
              <Row
                key={measure.id}
                measure={measure}
                onChange={() => setChanging(measure)}
                onLift={() => setLifting(measure)}
              />
            ))}
          </ul>
          {past.length > 0 && (
            <details>
              <summary className="cursor-pointer py-2 text-small">
                {t('desk.past')} ({past.length})
              </summary>
              <ul className="mt-2 grid gap-4">
                {past.map((measure) => (
                  <Row key={measure.id} measure={measure} />
                ))}
              </ul>
            </details>
          )}
          {mayImpose && (
            <Button
              variant="danger-outline"
              icon={Gavel}
              className="justify-self-start"
              onClick={() => setImposing(true)}
            >
              {t('desk.take')}
            </Button>
          )}
          <ImposeDialog
            open={isImposing}
            onClose={() => setImposing(false)}
            business={{ id: businessId, name: data.business }}
            events={data.events}
          />
          <ChangeDialog
            businessId={businessId}
            business={data.business}
            measure={changing}
            onClose={() => setChanging(null)}
          />
          <LiftDialog businessId={businessId} measure={lifting} onClose={() => setLifting(null)} />
        </div>
      )}
    </Card>
  );
}

interface RowProps {
  measure: ReviewedMeasure;
  /** Both absent once ended. */
  onChange?: () => void;
  onLift?: () => void;
}

function Row({ measure, onChange, onLift }: RowProps) {
  const { t } = useTranslation(['measure-desk', 'measures']);
  const language = useLanguage();
  const { id, ground, source, facts, complaint, imposed_by: name, imposed_at: at } = measure;
  const until = measure.ends_at && Date.parse(measure.ends_at);
  return (
    <li className="grid justify-items-start gap-2 border-line border-t pt-4">
      <MeasureHead measure={measure} id={`measure-${id}`} />
      <p className="text-small">
        {t(`measures:grounds.${ground}.name`)}
        {source && ` (${source})`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      <p className="text-help text-ink-2">
        {t('desk.by', { name, day: formatInstantDay(at, language) })}
        {until && ` · ${t('desk.until', { day: formatInstantDay(new Date(until - 1), language) })}`}
      </p>
      {complaint?.decided_at === null && (
        <Badge tone="amber">{t('desk.complaintWaits', { day: formatInstantDay(complaint.due_at, language) })}</Badge>
      )}
      {onLift && (
        <div className="flex flex-wrap gap-2">
          {!complaint && (
            <Button variant="secondary" size="compact" onClick={onChange} aria-describedby={`measure-${id}`}>
              {t('desk.change')}
            </Button>
          )}
          <Button variant="secondary" size="compact" onClick={onLift} aria-describedby={`measure-${id}`}>
            {t('desk.lift')}
          </Button>
        </div>
      )}
      {measure.history.some(({ step }) => step === 'changed') && (
        <details>
          <summary className="cursor-pointer py-2 text-small">{t('measures:page.history')}</summary>
          <MeasureSteps kind={measure.kind} history={measure.history} />
        </details>
      )}
    </li>
  );
}
