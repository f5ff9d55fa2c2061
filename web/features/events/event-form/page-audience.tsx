import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { activityGroups } from '#domain/catalogue/activity-groups.ts';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { estimateReach, eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import type { Reach } from '#domain/events/reach.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { formatNumber, formatRange } from '#i18n/format.ts';
import { ReachCrowd } from '#web/art/reach-crowd.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { EventForm } from '../drafts/event-draft.ts';
import { TagField } from './audience.tsx';
import type { Choice } from './characteristics-picker.tsx';
import { GroupChips, MoreCharacteristics } from './characteristics-picker.tsx';

type AudienceProps = { form: EventForm; tariff: Tariff };

/** Whom the event is for, and about how many people that is. */
export function PageAudience({ form, tariff, reach }: AudienceProps & { reach: Reach | undefined }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="grid gap-8">
      <TagField form={form} full={t('tagsFull', { max: eventLimits.tags })} />
      <PageCharacteristics form={form} tariff={tariff} />
      <ReachEstimate form={form} reach={reach} />
    </div>
  );
}

const others = characteristicGroups.filter(({ key }) => key !== 'act');

/** The weekend activities in groups of their own; all other groups are folded. */
function PageCharacteristics({ form, tariff }: AudienceProps) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const toasts = useToasts();
  const { field } = useController({ control: form.control, name: 'userCharacteristics' });
  const [opened, setOpened] = useState<CharacteristicGroupKey | null>(null);
  const { characteristics: max } = surfaceLimits[tariff];
  const price = tariffs[tariff].characteristics;
  const full = t('create-event:characteristicsFull', { max });
  const choice = { value: field.value, max, onChange: field.onChange };
  const limited = { ...choice, onBeyondMax: () => toasts.show({ kind: 'info', title: full }) };
  return (
    <section aria-label={t('create-event:characteristics')} className="grid gap-5">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-label">{t('create-event:characteristics')}</h3>
          <span className="flex items-center gap-3 font-semibold text-help tabular-nums">
            {t('fields.chosen', { used: field.value.length, max })}
            {price > 0 && <Badge tone="tomato">{t('create-event:plus', { count: price })}</Badge>}
          </span>
        </div>
        <p aria-live="polite" className="text-help text-ink-3">
          {field.value.length >= max
            ? `${full} ${t('fields.characteristicsFull')}`
            : t('create-event:characteristicsHelp')}
        </p>
      </div>
      {activityGroups.map((group) => (
        <GroupChips
          key={group.key}
          {...limited}
          group={group}
          label={<span className="font-normal text-ink-3">{labelOf(group, language)}</span>}
        />
      ))}
      <div className="grid gap-2">
        <h4 className="mb-1 text-label">{t('create-event:others')}</h4>
        {others.map((group) => (
          <FoldedGroup key={group.key} {...limited} group={group} onMore={() => setOpened(group.key)} />
        ))}
      </div>
      <MoreCharacteristics {...choice} groupKey={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

type FoldedGroupProps = Choice & { group: CatalogueGroup; onBeyondMax: () => void; onMore: () => void };

function FoldedGroup({ group, ...props }: FoldedGroupProps) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const label = labelOf(group, language);
  const chosen = group.entries.filter(({ key }) => props.value.includes(key)).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-well bg-sunk px-4 open:pb-3"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-field [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{label}</span>
        {chosen > 0 && <span className="font-semibold text-help">{t('chosenIn', { count: chosen })}</span>}
        <Icon of={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <GroupChips
          {...props}
          group={group}
          label={<span className="font-normal text-ink-3">{label}</span>}
          hideLabel
        />
      )}
    </details>
  );
}

/** About how many it reaches: views of similar events where there are enough, else people by the tags and characteristics. */
function ReachEstimate({ form, reach }: { form: EventForm; reach: Reach | undefined }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const [tags, characteristics] = useWatch({ control: form.control, name: ['tags', 'userCharacteristics'] });
  const isKnown = reach?.basis === 'history';
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-7 rounded-well bg-azure px-6 pt-3 text-on-color max-sm:pb-3"
    >
      <ReachCrowd className="h-18 w-auto self-end max-sm:hidden" />
      <span className="flex-1 pb-3 max-sm:pb-0">{t('reach')}</span>
      <span className="flex items-baseline gap-3 pb-3 max-sm:pb-0">
        <span className="text-[2.5rem] text-stat">
          {isKnown
            ? formatRange(reach.low, reach.high, language)
            : formatNumber(estimateReach(tags.length, characteristics.length), language)}
        </span>
        {t(isKnown ? 'seen' : 'people')}
      </span>
    </p>
  );
}
