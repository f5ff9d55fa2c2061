import { useTranslation } from 'react-i18next';
import type { MeasureFault, MeasureGround, MeasureKind } from '#domain/measures/measures.ts';
import { measureLengths, measureRules, namedSources } from '#domain/measures/measures.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export interface TypedMeasure {
  kind: MeasureKind;
  ground: MeasureGround | '';
  source: string;
  facts: string;
  eventId: string;
  until: string;
  isFoundByProgram: boolean;
}

export type TypedFault = Exclude<MeasureFault['field'], 'kind'> | 'facts';

export interface StatedFieldsProps {
  typed: TypedMeasure;
  onChange: (typed: TypedMeasure) => void;
  faults: ReadonlySet<TypedFault>;
  today: string;
}

/** Ground, facts and end, as kind and ground allow. */
export function StatedFields({ typed, onChange, faults, today }: StatedFieldsProps) {
  const { t } = useTranslation(['measure-desk', 'measures']);
  const language = useLanguage();
  const { kind, ground, facts } = typed;
  const { grounds, endDate } = measureRules[kind];
  const named = ground === '' ? undefined : namedSources[ground];
  const set = (changes: Partial<TypedMeasure>) => onChange({ ...typed, ...changes });
  const left = measureLengths.facts - facts.length;
  return (
    <>
      <Select
        label={t('dialog.ground')}
        placeholder={t('dialog.chooseGround')}
        value={ground}
        error={faults.has('ground') ? t('dialog.errors.ground') : null}
        options={grounds.map((value) => ({ value, label: t(`measures:grounds.${value}.name`) }))}
        onChange={(event) => set({ ground: event.target.value as MeasureGround | '' })}
      />
      {named && (
        <TextInput
          label={t(`dialog.${named}`)}
          help={t(`dialog.${named}Help`)}
          maxLength={measureLengths.source}
          value={typed.source}
          error={faults.has('source') ? t('dialog.errors.source') : null}
          onChange={(event) => set({ source: event.target.value })}
        />
      )}
      <TextArea
        label={t('dialog.facts')}
        help={t('dialog.factsHelp')}
        rows={4}
        maxLength={measureLengths.facts}
        counter={left < 200 ? String(left) : undefined}
        value={facts}
        error={faults.has('facts') ? t('dialog.errors.facts') : null}
        onChange={(event) => set({ facts: event.target.value })}
      />
      {endDate !== 'never' && (
        <DayField
          label={t('dialog.until')}
          help={t(endDate === 'must' ? 'dialog.untilMust' : 'dialog.untilMay')}
          language={language}
          value={typed.until}
          today={today}
          firstDay={today}
          calendarLabel={t('dialog.calendar')}
          error={faults.has('until') ? t('dialog.errors.until') : null}
          onChange={(until) => set({ until })}
        />
      )}
    </>
  );
}
