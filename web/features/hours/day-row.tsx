import { useTranslation } from 'react-i18next';
import type { DayHours, TimeSpan, Weekday } from '#domain/hours/opening-hours.ts';
import { maxSpans } from '#domain/hours/opening-hours.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyPlus } from '#web/ui/icons/copy-plus.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Switch } from '#web/ui/switch.tsx';
import { SpanFields } from './span-fields.tsx';
import { weekdayName } from './weekday-names.ts';

type DayRowProps = {
  day: Weekday;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  onBlur: () => void;
  onCopy: () => void;
  /** Message id of missing times. */
  messageId: string | undefined;
};

/** A weekday with up to three spans. Closed days keep their times. */
export function DayRow({ day, hours, onChange, onBlur, onCopy, messageId }: DayRowProps) {
  const { t } = useTranslation('profile');
  const name = weekdayName(day, useLanguage());
  const { closed, more_spans: more = [], open, close } = hours;
  const setSpans = ([first = { open, close }, ...others]: TimeSpan[]) =>
    onChange({ ...first, closed, ...(others.length > 0 && { more_spans: others }) });
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4 gap-y-1 py-1.5 @max-[38rem]:gap-x-2 @min-[38rem]:min-h-15 @min-[38rem]:grid-cols-[6.5rem_auto_1fr_auto]">
      <span className="font-semibold">{name}</span>
      <div className="flex items-center gap-3 @max-[38rem]:col-start-3 @max-[38rem]:row-start-1">
        <span aria-hidden="true" className="text-ink-2 text-small @min-[38rem]:hidden">
          {t(closed ? 'hours.closed' : 'hours.open')}
        </span>
        <Switch
          label={t('hours.isOpen', { day: name })}
          hideLabel
          checked={!closed}
          onChange={(event) => onChange({ ...hours, closed: !event.target.checked })}
        />
      </div>
      {closed ? (
        <span className="text-ink-2 @max-[38rem]:hidden">{t('hours.closed')}</span>
      ) : (
        <div className="col-span-full grid gap-1.5 @min-[38rem]:col-span-1">
          <SpanFields
            day={name}
            spans={[{ open, close }, ...more]}
            onChange={setSpans}
            onBlur={onBlur}
            messageId={messageId}
          />
        </div>
      )}
      {!closed && (
        <span className="flex @max-[38rem]:col-start-2 @max-[38rem]:row-start-1 @min-[38rem]:self-start">
          {more.length < maxSpans - 1 && (
            <IconButton
              icon={Plus}
              label={t('hours.addSpan', { day: name })}
              onClick={() => setSpans([{ open, close }, ...more, { open: '', close: '' }])}
              className="@max-[38rem]:px-0"
            />
          )}
          <IconButton
            icon={CopyPlus}
            label={t('hours.copy', { day: name })}
            onClick={onCopy}
            className="@max-[38rem]:px-0"
          />
        </span>
      )}
    </li>
  );
}
