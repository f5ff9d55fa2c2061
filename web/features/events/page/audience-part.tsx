import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { PageCharacteristics } from './page-characteristics.tsx';
import { ReachEstimate } from './reach-estimate.tsx';

/** Whom the event is for, and how many that may be. */
export function AudiencePart({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const toasts = useToasts();
  const { field: tags } = useController({ control: form.control, name: 'tags' });
  const { field: characteristics } = useController({ control: form.control, name: 'characteristics' });
  const max = eventLimits.tags;
  const full = t('create-event:tagsFull', { max });
  return (
    <div className="grid gap-8">
      <ChipGroup
        label={t('fields.tags')}
        counter={t('fields.chosen', { used: tags.value.length, max })}
        help={t('create-event:tagsHelp')}
        limitHelp={`${full} ${t('fields.tagsFull')}`}
        max={max}
        onBeyondMax={() => toasts.show({ kind: 'info', title: full })}
        options={tagGroups.map((group) => ({
          heading: labelOf(group, language),
          options: group.entries.map((entry) => ({ value: entry.key as string, label: labelOf(entry, language) })),
        }))}
        value={tags.value}
        onChange={tags.onChange}
      />
      <PageCharacteristics value={characteristics.value} onChange={characteristics.onChange} />
      <ReachEstimate tags={tags.value.length} characteristics={characteristics.value.length} />
    </div>
  );
}
