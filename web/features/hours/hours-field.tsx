import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { WeekFields } from './week-fields.tsx';

type HoursFieldProps = {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  onBlur: () => void;
  error?: string | undefined;
};

export function HoursField(props: HoursFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <section aria-labelledby="opening-hours">
      <h4 id="opening-hours" className="text-h4">
        {t('columns.opening_hours')}
      </h4>
      <WeekFields {...props} />
    </section>
  );
}
