import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Mail } from '#web/ui/icons/mail.ts';
import { Search } from '#web/ui/icons/search.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Specimens } from './specimen.tsx';
import { State } from './specimen.tsx';
import { CodeInputs, DayFields, DayPickers, TimeFields } from './timed-fields.tsx';

function Fields() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <Field label={t('sample.steps')} help={t('sample.left')}>
        {(control) => <progress {...control} value={40} max={100} className="progress" />}
      </Field>
    </State>
  );
}

function FieldGroups() {
  const { t } = useTranslation('kit');
  const answers = (name: string) =>
    (['bar', 'cafe'] as const).map((answer) => <Radio key={answer} name={name} label={t(`sample.${answer}`)} />);
  return (
    <>
      <State name="help">
        <FieldGroup label={t('sample.question')} help={t('sample.questionHelp')}>
          {answers('kit-group')}
        </FieldGroup>
      </State>
      <State name="error">
        <FieldGroup label={t('sample.question')} error={t('sample.questionError')}>
          {answers('kit-group-error')}
        </FieldGroup>
      </State>
    </>
  );
}

function TextInputs() {
  const { t } = useTranslation('kit');
  const label = t('sample.name');
  return (
    <>
      <State name="empty">
        <TextInput label={label} note={t('sample.optional')} />
      </State>
      <State name="help">
        <TextInput label={label} defaultValue={t('sample.value')} help={t('sample.help')} counter="10 / 60" />
      </State>
      <State name="hint">
        <TextInput label={label} defaultValue={t('sample.value')} hint={t('sample.hint')} />
      </State>
      <State name="error">
        <TextInput label={label} error={t('sample.error')} />
      </State>
      <State name="icon">
        <TextInput label="E-Mail" type="email" icon={Mail} defaultValue="mia@example.org" />
      </State>
      <State name="noLabel">
        <TextInput label={t('sample.search')} hideLabel type="search" icon={Search} placeholder={t('sample.search')} />
      </State>
      <State name="readOnly">
        <TextInput label={label} readOnly defaultValue={t('sample.value')} />
      </State>
      <State name="disabled">
        <TextInput label={label} disabled defaultValue={t('sample.value')} />
      </State>
      <State name="long">
        <TextInput label={t('sample.long')} defaultValue={t('sample.long')} help={t('sample.long')} />
      </State>
    </>
  );
}

function TextAreas() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="help">
        <TextArea
          label={t('sample.name')}
          defaultValue={t('sample.long')}
          help={t('sample.help')}
          counter="114 / 300"
        />
      </State>
      <State name="error">
        <TextArea label={t('sample.name')} error={t('sample.error')} />
      </State>
      <State name="disabled">
        <TextArea label={t('sample.name')} disabled defaultValue={t('sample.value')} />
      </State>
    </>
  );
}

function PasswordInputs() {
  const { t } = useTranslation('kit');
  const texts = { label: t('sample.password'), showLabel: t('sample.showPassword'), autoComplete: 'off' };
  return (
    <>
      <State name="default">
        <PasswordInput {...texts} defaultValue={t('sample.value')} />
      </State>
      <State name="error">
        <PasswordInput {...texts} error={t('sample.error')} />
      </State>
    </>
  );
}

function Selects() {
  const { t } = useTranslation('kit');
  const options = (['bar', 'cafe', 'club'] as const).map((value) => ({ value, label: t(`sample.${value}`) }));
  const texts = { label: t('sample.question'), options };
  return (
    <>
      <State name="empty">
        <Select {...texts} placeholder={t('sample.choose')} help={t('sample.questionHelp')} />
      </State>
      <State name="chosen">
        <Select {...texts} defaultValue="cafe" />
      </State>
      <State name="error">
        <Select {...texts} placeholder={t('sample.choose')} error={t('sample.questionError')} />
      </State>
      <State name="disabled">
        <Select {...texts} disabled />
      </State>
    </>
  );
}

function FileDrops() {
  const { t } = useTranslation('kit');
  const texts = {
    label: t('sample.file'),
    help: t('sample.fileHelp'),
    buttonLabel: t('sample.chooseFile'),
    dropHint: t('sample.drop'),
    accept: 'image/png',
    onFiles: () => undefined,
  };
  return (
    <>
      <State name="empty">
        <FileDrop {...texts} />
      </State>
      <State name="error">
        <FileDrop {...texts} error={t('sample.fileError')} />
      </State>
      <State name="progress">
        <FileDrop {...texts} progress={40} progressLabel={(percent) => t('sample.uploading', { percent })} />
      </State>
      <State name="closed">
        <FileDrop {...texts} closed={t('sample.fileClosed')} />
      </State>
      <State name="drawing" isWide>
        <FileDrop {...texts} isPrimary preview={<span />} />
      </State>
    </>
  );
}

export const fields = {
  field: Fields,
  'field-group': FieldGroups,
  'text-input': TextInputs,
  'text-area': TextAreas,
  'password-input': PasswordInputs,
  'code-input': CodeInputs,
  select: Selects,
  'day-field': DayFields,
  'day-picker': DayPickers,
  'time-field': TimeFields,
  'file-drop': FileDrops,
} satisfies Specimens;
