import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportOutcome } from '#domain/reports/decisions.ts';
import { noActionReasons } from '#domain/reports/decisions.ts';
import { reportWordsLength } from '#domain/reports/limits.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { IfPermitted } from '../right-missing.tsx';
import type { ReportCase, ReportDecision } from './use-reports.ts';
import { useReportDecision } from './use-reports.ts';

interface Props {
  report: ReportCase;
  /** Null if no measure is possible. */
  onMeasure: (() => void) | null;
}

/** No action, measure, or other action; the first and last are confirmed. A decided case is read-only. */
export function ReportDecisionCard({ report, onMeasure }: Props) {
  const { t } = useTranslation('reports');
  return (
    <Card>
      <h2 className="mb-4 text-h3">{t('decide.title')}</h2>
      {report.decision ? (
        <Decided decision={report.decision} />
      ) : (
        <IfPermitted right="decide_reports">
          <Decide report={report} onMeasure={onMeasure} />
        </IfPermitted>
      )}
    </Card>
  );
}

const choices = [
  { choice: 'no_action', label: 'noAction', help: 'noActionHelp' },
  { choice: 'measure', label: 'measure', help: 'measureHelp' },
  { choice: 'action_taken', label: 'action', help: 'actionHelp' },
] as const;

function Decide({ report: { id, reports }, onMeasure }: Props) {
  const { t } = useTranslation('reports');
  const [choice, setChoice] = useState<(typeof choices)[number]['choice']>('no_action');
  const isMeasure = choice === 'measure';
  return (
    <div className="grid gap-5">
      <FieldGroup label={t('decide.outcome')}>
        {choices
          .filter((option) => onMeasure || option.choice !== 'measure')
          .map((option) => (
            <Radio
              key={option.choice}
              name="outcome"
              checked={option.choice === choice}
              onChange={() => setChoice(option.choice)}
              label={t(`decide.${option.label}`)}
              help={t(`decide.${option.help}`)}
            />
          ))}
      </FieldGroup>
      {isMeasure && (
        <Button onClick={() => onMeasure?.()} className="justify-self-start">
          {t('decide.next')}
        </Button>
      )}
      <div hidden={isMeasure} className="grid gap-5">
        <ReasonForm id={id} reports={reports} outcome={isMeasure ? 'action_taken' : choice} />
      </div>
    </div>
  );
}

/** The text with its confirmation; input is kept when the outcome changes. */
function ReasonForm({ id, reports, outcome }: Pick<ReportCase, 'id' | 'reports'> & { outcome: ReportOutcome }) {
  const { t } = useTranslation('reports');
  const decision = useReportDecision(id);
  const [reasons, setReasons] = useState<ReportDecision['reasons']>([]);
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isIdle = outcome === 'no_action';
  const isStated = words.trim() !== '' || (isIdle && reasons.length > 0);
  const notified = reports.filter(({ email }) => email !== null).length;
  const left = reportWordsLength - words.length;

  function ask() {
    setTried(true);
    if (isStated) setAsking(true);
  }

  async function decide() {
    await decision.mutateAsync({ outcome, reasons: isIdle ? reasons : [], words }).catch(() => undefined);
    setAsking(false);
  }

  return (
    <>
      {isIdle && (
        <ChipGroup
          label={t('decide.reasons')}
          options={noActionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reasons}
          onChange={setReasons}
        />
      )}
      <TextArea
        label={t(isIdle ? 'decide.wordsNoAction' : 'decide.wordsAction')}
        help={t('decide.wordsHelp')}
        error={isTried && !isStated ? t(isIdle ? 'decide.reasonMissing' : 'decide.wordsMissing') : null}
        counter={left < 200 ? String(left) : undefined}
        maxLength={reportWordsLength}
        rows={4}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button onClick={ask} disabled={decision.isPending} className="justify-self-start">
        {t('decide.submit')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('decide.confirmTitle')}
        cancelLabel={t('decide.cancel')}
        confirmLabel={t('decide.submit')}
        busy={decision.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void decide()}
      >
        <p>{notified === 0 ? t('decide.confirmNobody') : t('decide.confirmText', { count: notified })}</p>
      </ConfirmDialog>
    </>
  );
}

function Decided({ decision }: { decision: NonNullable<ReportCase['decision']> }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { outcome, reasons, words, decided_by: name, decided_at: at } = decision;
  return (
    <div className="grid justify-items-start gap-3">
      <Badge tone={outcome === 'action_taken' ? 'fir' : 'outline'}>{t(`outcome.${outcome}`)}</Badge>
      <p>{t('decide.by', { name, at: formatInstant(at, language) })}</p>
      {reasons.length > 0 && (
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
      {words && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{words}</p>}
    </div>
  );
}
