import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useFirstNow } from '#web/member/rendered-page.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ReportEntry } from './use-reports.ts';

const HOUR_MS = 3_600_000;

/** Name of the target, or that it is gone. */
export function useTargetName() {
  const { t } = useTranslation('reports');
  return ({ name, target_kind: kind, business }: ReportEntry) => name ?? business?.display_name ?? t(`target.${kind}`);
}

/** Kinds of the case's reports, most frequent first. */
export function Kinds({ kinds }: Pick<ReportEntry, 'kinds'>) {
  const { t } = useTranslation('reports');
  return (
    <ul className="flex flex-wrap gap-1.5">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge tone="sunk">{t(`kinds.${kind}.label`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

export function CaseState({ entry: { due_at: dueAt, decision } }: { entry: ReportEntry }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const now = useFirstNow();
  if (decision) {
    return (
      <div className="grid justify-items-start gap-1.5">
        <Badge tone={decision.outcome === 'action_taken' ? 'fir' : 'outline'}>{t(`outcome.${decision.outcome}`)}</Badge>
        <p className="text-help text-ink-2">
          {t('decidedBy', { name: decision.decided_by, at: formatInstant(decision.decided_at, language) })}
        </p>
      </div>
    );
  }
  const badge = (tone: BadgeTone, words: string) => (
    <div>
      <Badge tone={tone}>{words}</Badge>
    </div>
  );
  const hours = Math.floor((Date.parse(dueAt) - now.getTime()) / HOUR_MS);
  if (hours < 0) return badge('oxblood', t('due.late', { count: Math.max(1, -hours - 1) }));
  if (hours < 48) return badge(hours < 12 ? 'amber' : 'sunk', t('due.leftHours', { count: hours }));
  return badge('sunk', t('due.leftDays', { count: Math.floor(hours / 24) }));
}
