import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityGroups } from '#domain/catalogue/activity-groups.ts';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups, shownCharacteristics } from '#domain/catalogue/characteristics.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { MoreCharacteristics } from '../create/more-characteristics.tsx';
import { pageCharacteristics as max } from '../drafts/event-draft.ts';

type Choice = { value: string[]; onChange: (value: string[]) => void };

const others = characteristicGroups.filter(({ key }) => key !== 'act');

/** The weekend activities in groups of their own; every other group is folded away until it is wanted. */
export function PageCharacteristics(choice: Choice) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const [opened, setOpened] = useState<CharacteristicGroupKey | null>(null);
  const isFull = choice.value.length >= max;
  return (
    <section aria-label={t('create-event:characteristics')} className="grid gap-5">
      <div>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-label">{t('create-event:characteristics')}</h3>
          <span className="font-semibold text-help tabular-nums">
            {t('fields.chosen', { used: choice.value.length, max })}
          </span>
        </div>
        <p aria-live="polite" className="text-help text-ink-3">
          {isFull
            ? `${t('create-event:characteristicsFull', { max })} ${t('fields.characteristicsFull')}`
            : t('create-event:characteristicsHelp')}
        </p>
      </div>
      {activityGroups.map((group) => (
        <Chips key={group.key} {...choice} group={group} label={labelOf(group, language)} />
      ))}
      <div className="grid gap-2">
        <h4 className="mb-1 text-label">{t('create-event:others')}</h4>
        {others.map((group) => (
          <FoldedGroup key={group.key} {...choice} group={group} onMore={() => setOpened(group.key)} />
        ))}
      </div>
      <MoreCharacteristics {...choice} max={max} groupKey={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

type ChipsProps = Choice & { group: CatalogueGroup; label: string; hideLabel?: boolean };

function Chips({ group, label, hideLabel, value, onChange }: ChipsProps) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const toasts = useToasts();
  const shown = group.entries.filter(({ key }, index) => index < shownCharacteristics || value.includes(key));
  return (
    <ChipGroup
      label={<span className="font-normal text-ink-3">{label}</span>}
      hideLabel={hideLabel}
      max={max}
      onBeyondMax={() => toasts.show({ kind: 'info', title: t('characteristicsFull', { max }) })}
      options={shown.map((entry) => ({ value: entry.key, label: labelOf(entry, language) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function FoldedGroup({ group, onMore, ...choice }: Choice & { group: CatalogueGroup; onMore: () => void }) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const label = labelOf(group, language);
  const chosen = group.entries.filter(({ key }) => choice.value.includes(key)).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-well bg-sunk px-4 open:pb-3"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-field [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{label}</span>
        {chosen > 0 && <span className="font-semibold text-help">{t('create-event:chosenIn', { count: chosen })}</span>}
        <Icon of={ChevronDown} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <>
          <Chips {...choice} group={group} label={label} hideLabel />
          {group.entries.length > shownCharacteristics && (
            <Button
              variant="quiet"
              size="compact"
              icon={Plus}
              aria-label={t('fields.moreOf', { group: label })}
              onClick={onMore}
              className="mt-1 -ms-4"
            >
              {t('fields.more')}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
