import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

/** One row; scrolls on phones. */
export const waysClass =
  'flex min-w-0 gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 scrollbar-none max-md:*:shrink-0 md:*:min-w-0 [&_.button]:max-w-64 [&_.button]:px-3 [&_.button]:text-small [&_.button]:whitespace-nowrap md:[&_li>.button]:max-w-[min(16rem,100%)]';

type Used = { title: string; day: string; before: EventDraft };

type TemplateButtonsProps = {
  form: EventForm;
  tariff: Tariff;
  /** After the buttons. */
  children: ReactNode;
};

/** Latest events as templates, with undo. */
export function TemplateButtons({ form, tariff, children }: TemplateButtonsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { data } = useQuery(queries.pastEvents);
  const [used, setUsed] = useState<Used | null>(null);
  const templates = templatesOf(data?.data ?? []);
  const [search] = useSearchParams();
  const asked = templates.find(({ id }) => id === search.get('like'));
  // Applies the template chosen on another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per request, so that an undo stays
  useEffect(() => {
    if (asked && !form.formState.isDirty) apply(asked);
  }, [asked?.id]);
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
    <div className="grid min-w-0 flex-1 gap-1 max-md:basis-full">
      <div className={waysClass}>
        {templates.length > 0 && (
          <ul aria-label={t('template.label')} className="contents max-md:*:shrink-0 md:*:min-w-0">
            {templates.map((template) => {
              const weekday = formatWeekday(template.event_date, language);
              const lead = t('template.last', { weekday });
              const { title } = template;
              return (
                <li key={template.id}>
                  <Button variant="secondary" size="compact" icon={RotateCcw} onClick={() => apply(template)}>
                    <span className="truncate">
                      {template.event_date >= lately ? t('template.named', { lead, title }) : title}
                    </span>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        {children}
      </div>
      <p role="status" className={used ? 'flex flex-wrap items-center gap-x-3 text-ink-2 text-small' : 'sr-only'}>
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
