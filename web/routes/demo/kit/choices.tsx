import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeBar } from '#web/art/type-bar.tsx';
import { TypeCafe } from '#web/art/type-cafe.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip, ChipLink } from '#web/ui/chip.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { RadioTile } from '#web/ui/radio-tile.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { Specimens } from './specimen.tsx';
import { State } from './specimen.tsx';

function Checkboxes() {
  const { t } = useTranslation('kit');
  const label = t('sample.agree');
  return (
    <>
      <State name="default">
        <Checkbox label={label} />
      </State>
      <State name="chosen">
        <Checkbox label={label} help={t('sample.questionHelp')} defaultChecked />
      </State>
      <State name="error">
        <Checkbox label={label} error={t('sample.agreeError')} />
      </State>
      <State name="disabled">
        <Checkbox label={label} disabled />
      </State>
      <State name="long">
        <Checkbox label={t('sample.long')} />
      </State>
    </>
  );
}

function Radios() {
  const { t } = useTranslation('kit');
  const name = useId();
  return (
    <State name="default">
      <FieldGroup label={t('sample.question')}>
        <Radio name={name} label={t('sample.bar')} help={t('sample.help')} defaultChecked />
        <Radio name={name} label={t('sample.cafe')} />
        <Radio name={name} label={t('sample.long')} />
        <Radio name={name} label={t('state.disabled')} disabled />
      </FieldGroup>
    </State>
  );
}

function RadioTiles() {
  const { t } = useTranslation('kit');
  const name = useId();
  return (
    <State name="default" isWide>
      <FieldGroup label={t('sample.question')}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          <RadioTile name={name} drawing={<TypeBar />} title={t('sample.bar')} defaultChecked />
          <RadioTile name={name} drawing={<TypeCafe />} title={t('sample.cafe')} help={t('sample.help')} />
          <RadioTile name={name} title={t('sample.club')} wideOnPhone />
        </div>
      </FieldGroup>
    </State>
  );
}

function Chips() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="default">
        <div className="flex flex-wrap gap-2">
          <Chip>{t('sample.bar')}</Chip>
          <Chip defaultChecked>{t('sample.cafe')}</Chip>
        </div>
      </State>
      <State name="disabled">
        <Chip aria-disabled>{t('sample.club')}</Chip>
      </State>
      <State name="link">
        <div className="flex flex-wrap gap-2">
          <ChipLink to="?view=list" current>
            {t('sample.list')}
          </ChipLink>
          <ChipLink to="?view=month" current={false}>
            {t('sample.month')}
          </ChipLink>
        </div>
      </State>
    </>
  );
}

type Place = 'bar' | 'cafe' | 'club';

function ChipGroups() {
  const { t } = useTranslation('kit');
  const [some, setSome] = useState<readonly Place[]>(['bar']);
  const [most, setMost] = useState<readonly Place[]>(['bar', 'cafe']);
  const options = (['bar', 'cafe', 'club'] as const).map((value) => ({ value, label: t(`sample.${value}`) }));
  const label = t('sample.question');
  return (
    <>
      <State name="help">
        <ChipGroup {...{ label, options }} help={t('sample.questionHelp')} value={some} onChange={setSome} />
      </State>
      <State name="full">
        <ChipGroup
          {...{ label, options }}
          counter={t('sample.counter', { chosen: most.length, max: 2 })}
          limitHelp={t('sample.limit')}
          value={most}
          onChange={setMost}
          max={2}
        />
      </State>
      <State name="grouped">
        <ChipGroup
          label={label}
          options={[
            { heading: t('sample.list'), options: options.slice(0, 2) },
            { heading: t('sample.more'), options: options.slice(2) },
          ]}
          value={some}
          onChange={setSome}
        />
      </State>
      <State name="error">
        <ChipGroup {...{ label, options }} error={t('sample.questionError')} value={some} onChange={setSome} />
      </State>
    </>
  );
}

function Segmenteds() {
  const { t } = useTranslation('kit');
  const [view, setView] = useState<'list' | 'week' | 'month'>('list');
  const options = (['list', 'week', 'month'] as const).map((value) => ({ value, label: t(`sample.${value}`) }));
  return (
    <State name="default">
      <Segmented label={t('sample.view')} options={options} value={view} onChange={setView} />
    </State>
  );
}

function Switches() {
  const { t } = useTranslation('kit');
  const label = t('sample.setting');
  return (
    <>
      <State name="default">
        <Switch label={label} />
      </State>
      <State name="chosen">
        <Switch label={label} help={t('sample.settingHelp')} defaultChecked />
      </State>
      <State name="disabled">
        <Switch label={label} disabled />
      </State>
      <State name="noLabel">
        <Switch label={label} hideLabel defaultChecked />
      </State>
    </>
  );
}

export const choices = {
  checkbox: Checkboxes,
  radio: Radios,
  'radio-tile': RadioTiles,
  chip: Chips,
  'chip-group': ChipGroups,
  segmented: Segmenteds,
  switch: Switches,
} satisfies Specimens;
