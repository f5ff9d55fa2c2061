import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';

/** Puts the event on top, for two credits more. */
export function FeaturedField({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  return (
    <label className="flex items-center gap-4 rounded-well bg-sunk p-4 md:p-5">
      <input {...form.register('isFeatured')} type="checkbox" className="tick" aria-describedby="featured-help" />
      <span className="grid flex-1 gap-0.5">
        <span className="text-label">{t('fields.featured')}</span>
        <span id="featured-help" className="text-help text-ink-3">
          {t('fields.featuredHelp')}
        </span>
      </span>
      <Badge tone="tomato">+2</Badge>
    </label>
  );
}
