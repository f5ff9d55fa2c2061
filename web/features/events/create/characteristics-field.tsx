import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { dialogCharacteristics } from '../drafts/event-draft.ts';

const CharacteristicsPicker = lazy(async () => ({
  default: (await import('./characteristics-picker.tsx')).CharacteristicsPicker,
}));

/** Whom the event is for: folded away until wanted, for it costs extra. Its long catalogue is fetched on opening. */
export function CharacteristicsField({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  const { field } = useController({ control: form.control, name: 'characteristics' });
  const [isOpen, setOpen] = useState(field.value.length > 0);
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
          {t('fields.chosen', { used: field.value.length, max: dialogCharacteristics })}
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
          <CharacteristicsPicker value={field.value} onChange={field.onChange} />
        </Suspense>
      )}
    </details>
  );
}
