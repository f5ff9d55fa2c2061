import { useTranslation } from 'react-i18next';
import { AnchorList } from '#web/ui/anchor-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FolderTabs } from '#web/ui/folder-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Star } from '#web/ui/icons/star.ts';
import { Key } from '#web/ui/key.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Card, Panel, SaveBar, Well } from '#web/ui/panel.tsx';
import { PeopleMeter } from '#web/ui/people-meter.tsx';
import { PeopleRow } from '#web/ui/people-row.tsx';
import { Strips } from '#web/ui/strips.tsx';
import { TabBar } from '#web/ui/tab-bar.tsx';
import { groupIds } from './group-ids.ts';
import type { Specimens } from './specimen.tsx';
import { State } from './specimen.tsx';
import { Tickets } from './tickets.tsx';

function Panels() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <div className="rounded-card bg-paper p-4">
        <Panel>
          <div className="grid gap-4">
            <p>{t('sample.panel')}</p>
            <Card>{t('sample.card')}</Card>
            <Well>{t('sample.well')}</Well>
          </div>
          <SaveBar>
            <Button variant="secondary">{t('sample.cancel')}</Button>
            <Button>{t('sample.save')}</Button>
          </SaveBar>
        </Panel>
      </div>
    </State>
  );
}

function StripRows() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="spent">
        <Strips total={12} left={8} />
        <p className="mt-2">{t('sample.remaining', { left: 8, total: 12 })}</p>
      </State>
      <State name="chosen">
        <Strips total={12} left={8} spending={3} />
        <p className="mt-2">{t('sample.remaining', { left: 5, total: 12 })}</p>
      </State>
    </>
  );
}

function PeopleRows() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="empty">
        <p className="flex items-center gap-3">
          <PeopleRow share={0} />
          {t('sample.coming', { number: 0 })}
        </p>
      </State>
      <State name="spent">
        <p className="flex items-center gap-3">
          <PeopleRow share={0.6} />
          {t('sample.coming', { number: 24 })}
        </p>
      </State>
    </>
  );
}

function Disclosures() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <Disclosure id="sample-fold" title={t('sample.emptyTitle')} text={t('sample.panel')} headingLevel="h3">
        <p>{t('sample.emptyText')}</p>
      </Disclosure>
    </State>
  );
}

function Places() {
  const { t } = useTranslation('kit');
  return (
    <>
      {(
        [
          ['few', 14, 24],
          ['many', 61, 80],
        ] as const
      ).map(([name, value, of]) => (
        <State key={name} name={name}>
          <p className="flex flex-wrap items-center gap-3">
            <PeopleMeter value={value} of={of} />
            {t('sample.coming', { number: value })}
          </p>
        </State>
      ))}
    </>
  );
}

function TabBars() {
  const { t } = useTranslation('kit');
  const tabs = (['list', 'week', 'month'] as const).map((view, index) => ({
    to: `?view=${view}`,
    label: t(`sample.${view}`),
    current: index === 0,
    ...(index === 1 && { count: 3 }),
  }));
  return (
    <State name="default" isWide>
      <div className="overflow-hidden rounded-card bg-paper px-4 pt-4">
        <TabBar label={t('sample.view')} tabs={tabs} />
        <div className="h-11 bg-card" />
      </div>
    </State>
  );
}

function FolderTabRows() {
  const { t } = useTranslation('kit');
  const tabs = (['actions', 'fields', 'choices'] as const).map((id) => ({ id, label: t(`groups.${id}`) }));
  return (
    <State name="default" isWide>
      <div className="overflow-hidden rounded-card bg-paper px-4 pt-4">
        <FolderTabs label={t('sample.view')} tabs={tabs} current="actions" />
        <div className="h-11 bg-card" />
      </div>
    </State>
  );
}

function AnchorLists() {
  const { t } = useTranslation('kit');
  const anchors = groupIds.slice(0, 3).map((id) => ({ id, label: t(`groups.${id}`) }));
  return (
    <State name="default">
      <AnchorList label={t('sample.view')} anchors={anchors} />
    </State>
  );
}

function Icons() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <p className="flex items-center gap-3">
        <Icon of={Star} size={16} />
        <Icon of={Star} />
        <Icon of={Star} size={24} label={t('sample.star')} />
      </p>
    </State>
  );
}

function Keys() {
  return (
    <State name="default">
      <p className="flex gap-2">
        <Key>K</Key>
        <Key>Esc</Key>
      </p>
    </State>
  );
}

function KeyLists() {
  const { t } = useTranslation('kit');
  const rows = [
    { keys: ['J'], text: t('sample.keyNext'), isLetter: true },
    { keys: ['Ctrl', 'K'], text: t('sample.keySearch') },
  ];
  return (
    <>
      <State name="default">
        <KeyList title={t('sample.keys')} rows={rows} areLettersOn and={t('sample.and')} />
      </State>
      <State name="struck">
        <KeyList title={t('sample.keys')} rows={rows} areLettersOn={false} and={t('sample.and')} />
      </State>
    </>
  );
}

export const layout = {
  panel: Panels,
  ticket: Tickets,
  disclosure: Disclosures,
  strips: StripRows,
  'people-row': PeopleRows,
  'people-meter': Places,
  'tab-bar': TabBars,
  'folder-tabs': FolderTabRows,
  'anchor-list': AnchorLists,
  icon: Icons,
  key: Keys,
  'key-list': KeyLists,
} satisfies Specimens;
