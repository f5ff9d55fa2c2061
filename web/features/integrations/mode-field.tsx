import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/ui/segmented.tsx';

type ModeFieldProps = {
  isTest: boolean;
  onChange: (isTest: boolean) => void;
  /** Explains the chosen mode. */
  help: string;
};

export function ModeField({ isTest, onChange, help }: ModeFieldProps) {
  const { t } = useTranslation('integrations');
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="text-label">
        {t('mode.label')}
      </p>
      <Segmented
        label={t('mode.label')}
        options={[
          { value: 'live', label: t('mode.live') },
          { value: 'test', label: t('mode.test') },
        ]}
        value={isTest ? 'test' : 'live'}
        onChange={(value) => onChange(value === 'test')}
        className="w-full sm:w-64"
      />
      <p aria-live="polite" className="text-help text-ink-3">
        {help}
      </p>
    </div>
  );
}
