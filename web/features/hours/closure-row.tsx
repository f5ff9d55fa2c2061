import { useTranslation } from 'react-i18next';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { formatDayRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Calendar } from '#web/ui/icons/calendar.ts';
import { Trash } from '#web/ui/icons/trash.ts';

type ClosureRowProps = { closure: ExtraordinaryClosure; onRemove: () => void };

export function ClosureRow({ closure, onRemove }: ClosureRowProps) {
  const { t } = useTranslation('profile');
  const days = formatDayRange(closure.start_date, closure.end_date, useLanguage());
  return (
    <li className="flex items-center gap-3.5 rounded-well bg-sunk py-2 ps-4 pe-2">
      <Icon of={Calendar} />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <strong className="font-semibold">{days}</strong>
        <span className="wrap-anywhere text-ink-2">{closure.reason}</span>
      </p>
      <IconButton icon={Trash} label={t('closures.remove', { days })} onClick={onRemove} />
    </li>
  );
}
