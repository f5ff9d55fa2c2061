import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { formatDayWithWeekday, formatWeekday } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts';
import type { EventDraft, EventForm } from '../../event/event-draft.ts';
import { draftFrom, templatesOf } from './templates.ts';

type Used = { title: string; day: string; before: EventDraft };

/** The last events, each one tap away from a filled form. The tap can be taken back. */
export function TemplateButtons({ form, tariff }: { form: EventForm; tariff: Tariff }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { data } = useQuery(queries.pastEvents);
  const [used, setUsed] = useState<Used | null>(null);
  const templates = templatesOf(data?.data ?? []);
  const [search] = useSearchParams();
  const asked = templates.find(({ id }) => id === search.get('like'));
  // Opens the form with the template of "like last Wednesday", pressed on another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is asked for, so that undoing stays undone
  useEffect(() => {
    if (asked && !form.formState.isDirty) apply(asked);
  }, [asked?.id]);
  if (templates.length === 0) return null;
  const lately = addDays(berlinDay(new Date()), -7);

  function fill(values: EventDraft) {
    for (const name of Object.keys(values) as (keyof EventDraft)[])
      form.setValue(name, values[name] as never, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(name).invalid,
      });
  }
  function apply(template: (typeof templates)[number]) {
    const before = used?.before ?? form.getValues();
    const values = draftFrom(template, tariff, new Date());
    fill(values);
    setUsed({ title: template.title, day: values.event_date, before: structuredClone(before) });
  }

  return (
    <div className="mt-2 md:mt-3">
      <ul
        aria-label={t('template.label')}
        className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap"
      >
        {templates.map((template) => {
          const weekday = formatWeekday(template.event_date, language);
          const lead = t('template.last', { weekday });
          const { title } = template;
          return (
            <li key={template.id} className="max-md:shrink-0 md:min-w-0">
              <Button variant="secondary" size="compact" icon={RotateCcw} onClick={() => apply(template)}>
                {template.event_date >= lately ? t('template.named', { lead, title }) : title}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={used ? 'mt-2 flex flex-wrap items-center gap-x-3 text-ink-2 text-small' : undefined}>
        {used && (
          <>
            {t('template.used', { title: used.title, day: formatDayWithWeekday(used.day, language) })}
            <button
              type="button"
              className="inline-flex min-h-11 items-center font-semibold underline"
              onClick={() => {
                fill(used.before);
                setUsed(null);
              }}
            >
              {t('template.undo')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
