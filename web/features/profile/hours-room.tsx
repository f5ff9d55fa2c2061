import { memo } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClosedEvents } from '#web/features/hours/closed-events.tsx';
import { ClosuresField } from '#web/features/hours/closures-field.tsx';
import { HoursField } from '#web/features/hours/hours-field.tsx';
import { SeasonsField } from '#web/features/hours/seasons-field.tsx';
import { SpecialDaysField } from '#web/features/hours/special-days-field.tsx';
import { hoursProblem } from '#web/features/hours/typed-hours.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import type { RoomEditorProps } from './room-editor-props.ts';

export const HoursRoom = memo(function HoursRoom({ form }: RoomEditorProps) {
  const { t } = useTranslation('profile');
  const now = useNow();
  const { control } = form;
  const [closures, specialDays, seasons, isClosedOnHolidays, land] = useWatch({
    control,
    name: ['extraordinary_closures', 'special_days', 'seasons', 'closed_on_holidays', 'holiday_land'],
  });
  return (
    <>
      <Controller
        control={control}
        name="opening_hours"
        rules={{
          validate: (hours) => {
            const problem = hoursProblem(hours);
            return problem === null || t(`hours.${problem}`);
          },
        }}
        render={({ field, fieldState }) => (
          <HoursField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="seasons"
        render={({ field }) => (
          <SeasonsField value={field.value} onChange={field.onChange} getWeek={() => form.getValues('opening_hours')} />
        )}
      />
      <div className="border-line border-t-2 border-dashed my-8" />
      <Controller
        control={control}
        name="special_days"
        render={({ field }) => (
          <SpecialDaysField
            value={field.value}
            onChange={field.onChange}
            holidays={{ isClosed: isClosedOnHolidays, land }}
            onHolidays={(holidays) => {
              form.setValue('closed_on_holidays', holidays.isClosed, { shouldDirty: true });
              form.setValue('holiday_land', holidays.land, { shouldDirty: true });
            }}
            now={now}
          />
        )}
      />
      <div className="border-line border-t-2 border-dashed my-8" />
      <Controller
        control={control}
        name="extraordinary_closures"
        render={({ field }) => <ClosuresField value={field.value} onChange={field.onChange} now={now} />}
      />
      <ClosedEvents
        hours={{
          extraordinary_closures: closures,
          special_days: specialDays,
          seasons,
          closed_on_holidays: isClosedOnHolidays,
          holiday_land: land,
        }}
      />
    </>
  );
});
