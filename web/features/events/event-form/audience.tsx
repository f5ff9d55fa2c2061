import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventForm } from '../drafts/event-draft.ts';
import { dialogTariff } from '../drafts/event-draft.ts';

type TagFieldProps = {
  form: EventForm;
  /** The text when the limit is reached, also shown as a toast to those who try to go beyond it. */
  full?: string;
};

/** Tags in their groups, up to the limit. */
export function TagField({ form, full }: TagFieldProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const toasts = useToasts();
  const { field } = useController({ control: form.control, name: 'tags' });
  return (
    <ChipGroup
      label={t('fields.tags')}
      counter={t('fields.chosen', { used: field.value.length, max: eventLimits.tags })}
      help={t('fields.tagsHelp')}
      limitHelp={[full, t('fields.tagsFull')].filter(Boolean).join(' ')}
      max={eventLimits.tags}
      onBeyondMax={full ? () => toasts.show({ kind: 'info', title: full }) : undefined}
      options={tagGroups.map((group) => ({
        heading: labelOf(group, language),
        options: group.entries.map((entry) => ({ value: entry.key as string, label: labelOf(entry, language) })),
      }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const CharacteristicsPicker = lazy(async () => ({
  default: (await import('./characteristics-picker.tsx')).CharacteristicsPicker,
}));

/** Whom the event is for: folded, because it costs extra. Its long catalogue is loaded on opening. */
export function FoldedCharacteristics({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const { field } = useController({ control: form.control, name: 'userCharacteristics' });
  const [isOpen, setOpen] = useState(field.value.length > 0);
  const { characteristics: max } = surfaceLimits[dialogTariff];
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-well bg-sunk p-4 md:p-5"
    >
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-field [&::-webkit-details-marker]:hidden">
        <span className="grid flex-1 gap-0.5">
          <span className="text-label">{t('fields.characteristics')}</span>
          <span className="text-help text-ink-3">{t('fields.characteristicsHelp')}</span>
        </span>
        <span className="whitespace-nowrap font-semibold text-help tabular-nums">
          {t('fields.chosen', { used: field.value.length, max })}
        </span>
        <Badge tone="tomato">+2</Badge>
        <Icon of={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <Suspense
          fallback={
            <Loading label={t('dialog.loading')} className="mt-4">
              <Skeleton className="h-40 bg-line!" />
            </Loading>
          }
        >
          <CharacteristicsPicker value={field.value} max={max} onChange={field.onChange} />
        </Suspense>
      )}
    </details>
  );
}
