import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportWordsLength } from '#domain/reports/limits.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { ImposeFields } from '#web/features/measures/impose-fields.tsx';
import { useMeasureForm } from '#web/features/measures/measure-form.ts';
import { MeasurePreview } from '#web/features/measures/measure-preview.tsx';
import type { ReportCase } from '#web/features/review/reports/use-reports.ts';
import { useReportDecision } from '#web/features/review/reports/use-reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface Props {
  report: ReportCase;
  businessId: string;
  open: boolean;
  onClose: () => void;
}

/** Imposes a measure and decides the case in one step. */
export function MeasureDialog({ businessId, ...props }: Props) {
  const { data } = useQuery(reviewQueries.measures(businessId));
  return data ? <Form {...props} found={data} /> : null;
}

type FormProps = Omit<Props, 'businessId'> & { found: ApiAnswer<'listCaseMeasures'> };

function Form({ report, found, open, onClose }: FormProps) {
  const { t } = useTranslation('reports');
  const { event_id: eventId } = report;
  // A reported event allows only that one; a business any.
  const events = eventId === null ? found.events : found.events.filter(({ id }) => id === eventId);
  const isEvent = eventId !== null && events.length > 0;
  const { typed, today, faults, measure, change } = useMeasureForm(
    isEvent ? { kind: 'hide_event', eventId } : { kind: 'hide_profile' },
  );
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const decision = useReportDecision(report.id);
  const isMissing = words.trim() === '';
  const left = reportWordsLength - words.length;
  const notified = report.reports.filter(({ email }) => email !== null).length;

  async function decide() {
    setTried(true);
    if (!measure || faults.size > 0 || isMissing || decision.isPending) return;
    await decision.mutateAsync({ outcome: 'action_taken', reasons: [], words, measure }).then(onClose, () => undefined);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('measure.title', { company: found.business })}
      description={notified === 0 ? t('decide.confirmNobody') : t('decide.confirmText', { count: notified })}
      closeLabel={t('measure.close')}
      size="large"
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          void decide();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={decision.isPending}>
            {t('measure.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <ImposeFields
            typed={typed}
            onChange={change}
            events={events}
            faults={isTried ? faults : new Set()}
            today={today}
          />
          <TextArea
            label={t('measure.words')}
            help={t('decide.wordsHelp')}
            error={isTried && isMissing ? t('decide.wordsMissing') : null}
            counter={left < 200 ? String(left) : undefined}
            maxLength={reportWordsLength}
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <MeasurePreview typed={typed} business={found.business} events={events} />
      </div>
    </Dialog>
  );
}
