import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import { WeekFields } from './week-fields.tsx';

type HoursFieldProps = {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  onBlur: () => void;
  error?: string | undefined;
};

/** The usual hours. */
export function HoursField(props: HoursFieldProps) {
  const { t } = useTranslation('profile');
  return (
    <section aria-labelledby="opening-hours">
      <h3 id="opening-hours" className="text-h3">
        {t('columns.opening_hours')}
      </h3>
      <WeekFields {...props} />
    </section>
  );
}
