import { useTranslation } from 'react-i18next';
import type { MeasureFault, MeasureGround, MeasureKind } from '#domain/measures/measures.ts';
import { measureKinds, measureLengths, measureRules, namedSources } from '#domain/measures/measures.ts';
import { formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { HideableEvent } from './stated.ts';

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

interface Props {
  typed: TypedMeasure;
  onChange: (typed: TypedMeasure) => void;
  events: readonly HideableEvent[];
  faults: ReadonlySet<TypedFault>;
  today: string;
}

/** Which measure, why, what was found and until when; only what the kind and the ground take. */
export function ImposeFields({ typed, onChange, events, faults, today }: Props) {
  const { t } = useTranslation(['measure-desk', 'measures']);
  const language = useLanguage();
  const { kind, ground, facts } = typed;
  const { grounds, endDate, takes } = measureRules[kind];
  const named = ground === '' ? undefined : namedSources[ground];
  const set = (changes: Partial<TypedMeasure>) => onChange({ ...typed, ...changes });
  const left = measureLengths.facts - facts.length;

  function chooseKind(next: MeasureKind) {
    const fits = ground !== '' && measureRules[next].grounds.includes(ground);
    set({ kind: next, ...(fits ? {} : { ground: '' }) });
  }

  return (
    <div className="grid content-start gap-5">
      <Select
        label={t('dialog.kind')}
        value={kind}
        options={measureKinds.map((value) => ({ value, label: t(`measures:kinds.${value}.name`) }))}
        onChange={(event) => chooseKind(event.target.value as MeasureKind)}
      />
      {takes.includes('event_hidden') && (
        <Select
          label={t('dialog.event')}
          placeholder={t('dialog.chooseEvent')}
          help={events.length === 0 ? t('dialog.noEvents') : undefined}
          value={typed.eventId}
          error={faults.has('event_id') ? t('dialog.errors.event') : null}
          options={events.map(({ id, title, event_date: day }) => ({
            value: id,
            label: day ? `${title}, ${formatDayShort(day, language)}` : title,
          }))}
          onChange={(event) => set({ eventId: event.target.value })}
        />
      )}
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
      <Checkbox
        label={t('dialog.program')}
        checked={typed.isFoundByProgram}
        onChange={(event) => set({ isFoundByProgram: event.target.checked })}
      />
    </div>
  );
}
