import { useTranslation } from 'react-i18next';
import type { RejectionReason } from '#domain/verification/decisions.ts';
import { rejectionReasons, reviewLengths } from '#domain/verification/decisions.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export type Rejection = { reasons: RejectionReason[]; reason: string };

/** An error without reason and text. */
export function isStated({ reasons, reason }: Rejection): boolean {
  return reasons.length > 0 || reason.trim() !== '';
}

type Props = { value: Rejection; onChange: (value: Rejection) => void; isMissing: boolean };

export function RejectionFields({ value, onChange, isMissing }: Props) {
  const { t } = useTranslation(['review', 'verification']);
  const left = reviewLengths.reason - value.reason.length;
  return (
    <div className="grid gap-5">
      <ChipGroup
        label={t('decide.reasons')}
        help={t('decide.reasonsHelp')}
        options={rejectionReasons.map((reason) => ({
          value: reason,
          label: t(`verification:reasons.${reason}.label`),
        }))}
        value={value.reasons}
        onChange={(reasons) => onChange({ ...value, reasons })}
      />
      <TextArea
        label={t('decide.reason')}
        help={t('decide.reasonHelp')}
        error={isMissing ? t('decide.missing') : null}
        counter={left < 200 ? String(left) : undefined}
        maxLength={reviewLengths.reason}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
    </div>
  );
}
