import { useTranslation } from 'react-i18next';
import { formatDayPart } from '#i18n/format-soon.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useVerification } from './use-verification.ts';

/** Promised decision date; its line is reserved while loading. */
export function PromisedDay() {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const due = useVerification('pending').data?.due_at;
  if (due === undefined) return <p aria-hidden="true">&nbsp;</p>;
  const isLate = Date.parse(due) < Date.now();
  return (
    <p className="font-semibold text-ink">
      {isLate ? t('panel.pending.late') : t('panel.pending.due', { due: formatDayPart(due, new Date(), language) })}
    </p>
  );
}
