import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ComplaintForm } from './complaint-form.tsx';
import type { Measure } from './stated.ts';

/** The complaint and its outcome, or the form. */
export function ComplaintPart({ measure }: { measure: Measure }) {
  const { t } = useTranslation('measures');
  const isOwner = usePermission('owner');
  const { complaint, may_complain: mayComplain, complain_until: until, ending } = measure;
  const language = useLanguage();
  const day = formatInstantDay(until, language);
  if (complaint) return <Sent complaint={complaint} />;
  if (!mayComplain) {
    return ending === null || ending === 'expired' ? (
      <p className="text-ink-2 text-small">{t('complaint.late', { day })}</p>
    ) : null;
  }
  return (
    <section className="grid gap-3 rounded-well bg-sunk p-4 md:p-5">
      <h4 className="text-label">{t('complaint.title')}</h4>
      {isOwner ? <ComplaintForm measure={measure} /> : <p className="text-ink-2">{t('complaint.ownerOnly')}</p>}
    </section>
  );
}

function Sent({ complaint }: { complaint: NonNullable<Measure['complaint']> }) {
  const { t } = useTranslation('measures');
  const language = useLanguage();
  const { text, outcome, decided_at: decidedAt, due_at: dueAt, reason } = complaint;
  const state =
    outcome && decidedAt
      ? t(`complaint.${outcome}`, { day: formatInstantDay(decidedAt, language) })
      : t('complaint.waiting', { day: formatInstantDay(dueAt, language) });
  return (
    <section className="grid gap-2 rounded-well bg-sunk p-4 md:p-5">
      <h4 className="text-label">{t('complaint.yours')}</h4>
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{text}</p>
      <p className="font-semibold">{state}</p>
      {reason && <p className="wrap-anywhere max-w-text whitespace-pre-line text-ink-2">{reason}</p>}
    </section>
  );
}
