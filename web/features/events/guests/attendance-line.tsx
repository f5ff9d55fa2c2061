import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';

/** Attendance, if the door was used. */
export function AttendanceLine({ eventId }: { eventId: string }) {
  const { t } = useTranslation('participants');
  const { data } = useQuery(queries.doorFigures(eventId));
  if (!data?.is_kept) return null;
  return (
    <p className="text-small">
      {t('came', { count: data.came, expected: data.expected })}
      {data.without_app > 0 && ` ${t('cameWithoutApp', { count: data.without_app })}`}
    </p>
  );
}
