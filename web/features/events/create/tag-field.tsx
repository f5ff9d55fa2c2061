import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';

/** Tags in their groups, up to the limit. */
export function TagField({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { field } = useController({ control: form.control, name: 'tags' });
  return (
    <ChipGroup
      label={t('fields.tags')}
      counter={t('fields.chosen', { used: field.value.length, max: eventLimits.tags })}
      help={t('fields.tagsHelp')}
      limitHelp={t('fields.tagsFull')}
      max={eventLimits.tags}
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
