import { useTranslation } from 'react-i18next';
import { measureLengths } from '#domain/measures/measures.ts';
import { TextArea } from '#web/ui/text-area.tsx';

type ReasonFieldProps = { label?: string; value: string; isMissing: boolean; onChange: (value: string) => void };

/** Shown to the owner. */
export function ReasonField({ label, value, isMissing, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('measure-desk');
  return (
    <TextArea
      label={label ?? t('desk.reason')}
      help={t('desk.reasonHelp')}
      rows={4}
      maxLength={measureLengths.reason}
      value={value}
      error={isMissing ? t('desk.reasonMissing') : null}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
