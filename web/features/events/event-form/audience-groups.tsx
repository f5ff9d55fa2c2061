import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityGroups } from '#domain/catalogue/activity-groups.ts';
import type { CatalogueGroup } from '#domain/catalogue/catalogue.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import type { CharacteristicGroupKey } from '#domain/catalogue/characteristics.ts';
import { characteristicGroups } from '#domain/catalogue/characteristics.ts';
import { tagGroups } from '#domain/catalogue/tags.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { Choice } from './choices.tsx';
import { Fold } from './fold.tsx';
import { GroupChips, MoreCharacteristics } from './group-chips.tsx';

const others = characteristicGroups.filter(({ key }) => key !== 'act');

type AudienceGroupsProps = { tariff: Tariff; tags: Choice; interests: Choice };

/** The catalogue by groups; weekend activities are separate groups on the page. */
export function AudienceGroups({ tariff, tags, interests }: AudienceGroupsProps) {
  const { t } = useTranslation(['events', 'create-event']);
  const [opened, setOpened] = useState<CharacteristicGroupKey | null>(null);
  const isPage = tariff === 'standard';
  return (
    <>
      <div className="grid gap-1 rounded-well bg-sunk p-4">
        <h4 className="text-label">{t('fields.tags')}</h4>
        {tagGroups.map((group) => (
          <FoldedGroup key={group.key} choice={tags} group={group} />
        ))}
        <h4 className="mt-3 text-label">{t('fields.userCharacteristics')}</h4>
        {isPage && activityGroups.map((group) => <FoldedGroup key={group.key} choice={interests} group={group} />)}
        {isPage && <h4 className="mt-3 text-label">{t('create-event:others')}</h4>}
        {(isPage ? others : characteristicGroups).map((group) => (
          <FoldedGroup key={group.key} choice={interests} group={group} onMore={() => setOpened(group.key)} />
        ))}
      </div>
      <MoreCharacteristics {...interests} groupKey={opened} onClose={() => setOpened(null)} />
    </>
  );
}

type FoldedGroupProps = { choice: Choice; group: CatalogueGroup; onMore?: () => void };

function FoldedGroup({ choice, group, onMore }: FoldedGroupProps) {
  const { t } = useTranslation('create-event');
  const label = labelOf(group, useLanguage());
  const { value, max, onChange, onBeyondMax } = choice;
  const chosen = group.entries.filter(({ key }) => value.includes(key)).length;
  return (
    <Fold
      label={label}
      end={chosen > 0 && <span className="font-semibold text-help">{t('chosenIn', { count: chosen })}</span>}
    >
      <GroupChips {...{ value, max, onChange, onBeyondMax, onMore, group, label }} />
    </Fold>
  );
}
