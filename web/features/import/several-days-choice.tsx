import { useTranslation } from 'react-i18next';
import type { SeveralDays } from '#domain/import/result.ts';
import { Segmented } from '#web/ui/segmented.tsx';

type SeveralDaysChoiceProps = { value: SeveralDays; onChoose: (value: SeveralDays) => void };

/** One draft for an event of several days, or one for each day. */
export function SeveralDaysChoice({ value, onChoose }: SeveralDaysChoiceProps) {
  const { t } = useTranslation('import');
  const options = (['one', 'each'] as const).map((option) => ({ value: option, label: t(`severalDays.${option}`) }));
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-label">{t('severalDays.label')}</p>
      <Segmented label={t('severalDays.label')} options={options} value={value} onChange={onChoose} />
    </div>
  );
}
