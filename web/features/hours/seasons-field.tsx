import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import { maxSeasons } from '#domain/profile/limits.ts';
import { formatYearDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CalendarRange } from '#web/ui/icons/calendar-range.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { storableHours } from './typed-hours.ts';

const SeasonDialog = dialogOnDemand(
  async () => (await import('./season-dialog.tsx')).SeasonDialog,
  ({ season }) => season !== null,
);

type SeasonsFieldProps = {
  value: Season[];
  onChange: (value: Season[]) => void;
  /** Current usual week, as default of new seasons. */
  getWeek: () => OpeningHours;
};

export function SeasonsField({ value, onChange, getWeek }: SeasonsFieldProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [editing, setEditing] = useState<{ season: Season; index: number } | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const others = value.filter((_, n) => n !== editing?.index);
  return (
    <div className="mt-4 grid gap-2">
      {value.length > 0 && (
        <ul className="grid gap-2">
          {value.map((season, index) => (
            <li key={season.start} className="flex items-center gap-3.5 rounded-well bg-sunk py-2 ps-4 pe-2">
              <Icon of={CalendarRange} />
              <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                <strong className="wrap-anywhere font-semibold">{season.name || t('seasons.unnamed')}</strong>
                <span className="text-ink-2">
                  {formatYearDay(season.start, language)} – {formatYearDay(season.end, language)}
                </span>
              </p>
              <IconButton
                icon={Pencil}
                label={t('seasons.edit', { name: season.name })}
                onClick={() => setEditing({ season, index })}
              />
              <IconButton
                icon={Trash}
                label={t('seasons.remove', { name: season.name })}
                onClick={() => {
                  onChange(value.filter((_, n) => n !== index));
                  addRef.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addRef}
        variant="quiet"
        size="compact"
        icon={Plus}
        onClick={() =>
          setEditing({
            season: { name: '', start: '06-01', end: '08-31', opening_hours: storableHours(getWeek()) },
            index: value.length,
          })
        }
        disabledReason={value.length >= maxSeasons ? t('seasons.full', { max: maxSeasons }) : undefined}
        className="justify-self-start"
      >
        {t('seasons.add')}
      </Button>
      <SeasonDialog
        season={editing?.season ?? null}
        others={others}
        onClose={() => setEditing(null)}
        onSave={(season) => {
          if (editing) onChange([...value.slice(0, editing.index), season, ...value.slice(editing.index + 1)]);
        }}
      />
    </div>
  );
}
