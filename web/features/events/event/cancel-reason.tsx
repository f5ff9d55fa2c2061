import { useTranslation } from 'react-i18next';
import { reasonLength } from '#domain/events/cancellation.ts';
import { TextArea } from '#web/ui/text-area.tsx';

type CancelReasonProps = { value: string; onChange: (reason: string) => void; className?: string };

/** Shown to the guests. */
export function CancelReason({ value, onChange, className }: CancelReasonProps) {
  const { t } = useTranslation('events');
  return (
    <TextArea
      label={t('cancel.reason')}
      help={t('cancel.reasonHelp')}
      maxLength={reasonLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}
