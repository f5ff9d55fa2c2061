import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tariffs } from '#domain/plans/tariffs.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PublishFields } from '../create/publish-fields.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { pageTariff } from '../drafts/event-draft.ts';

/** What makes more people see it, and from when. */
export function VisibilityPart({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('create-event');
  const price = tariffs[pageTariff];
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <PricedOption
          form={form}
          name="isFeatured"
          label={t('featured')}
          help={t('featuredHelp')}
          credits={price.featured}
        />
        <PricedOption form={form} name="hasPush" label={t('push')} help={t('pushHelp')} credits={price.push} />
      </div>
      <PublishFields form={form} />
    </div>
  );
}

type PricedOptionProps = {
  form: UseFormReturn<EventDraft>;
  name: 'isFeatured' | 'hasPush';
  label: string;
  help: string;
  credits: number;
};

function PricedOption({ form, name, label, help, credits }: PricedOptionProps) {
  const { t } = useTranslation('create-event');
  const helpId = `${name}-help`;
  return (
    <label className="flex items-center gap-5 rounded-well bg-card p-5 inset-ring-[1.5px] inset-ring-edge transition-shadow has-checked:inset-ring-[3px] has-checked:inset-ring-ink forced-colors:border">
      <input {...form.register(name)} type="checkbox" className="tick" aria-label={label} aria-describedby={helpId} />
      <span className="grid flex-1 gap-0.5">
        <span className="text-label">{label}</span>
        <span id={helpId} className="text-help text-ink-3">
          {help}
        </span>
      </span>
      <Badge tone="tomato">{t('plus', { count: credits })}</Badge>
    </label>
  );
}
