import { useTranslation } from 'react-i18next';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { formatDayWithWeekday, formatTimeRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Trash } from '#web/ui/icons/trash.ts';

type SpecialDayRowProps = { day: SpecialDay; onEdit: () => void; onRemove: () => void };

export function SpecialDayRow({ day: { date, spans, reason }, onEdit, onRemove }: SpecialDayRowProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const day = formatDayWithWeekday(date, language);
  const hours = spans.map(({ open, close }) => formatTimeRange(open, close, language)).join(', ');
  return (
    <li className="flex items-center gap-3.5 rounded-well bg-sunk py-2 ps-4 pe-2">
      <Icon of={CalendarClock} />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <strong className="font-semibold">{day}</strong>
        <span className="tabular-nums">{hours || t('hours.closed')}</span>
        <span className="wrap-anywhere text-ink-2">{reason}</span>
      </p>
      <IconButton icon={Pencil} label={t('special.edit', { day })} onClick={onEdit} />
      <IconButton icon={Trash} label={t('special.remove', { day })} onClick={onRemove} />
    </li>
  );
}
