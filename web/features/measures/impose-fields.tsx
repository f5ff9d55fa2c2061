import { useTranslation } from 'react-i18next';
import type { MeasureKind } from '#domain/measures/measures.ts';
import { measureKinds, measureRules } from '#domain/measures/measures.ts';
import { formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import type { HideableEvent } from './stated.ts';
import type { StatedFieldsProps, TypedMeasure } from './stated-fields.tsx';
import { StatedFields } from './stated-fields.tsx';

interface Props extends StatedFieldsProps {
  events: readonly HideableEvent[];
}

/** Only the fields that kind and ground take. */
export function ImposeFields({ typed, onChange, events, faults, today }: Props) {
  const { t } = useTranslation(['measure-desk', 'measures']);
  const language = useLanguage();
  const { kind, ground } = typed;
  const { takes } = measureRules[kind];
  const set = (changes: Partial<TypedMeasure>) => onChange({ ...typed, ...changes });

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
      <StatedFields typed={typed} onChange={onChange} faults={faults} today={today} />
      <Checkbox
        label={t('dialog.program')}
        checked={typed.isFoundByProgram}
        onChange={(event) => set({ isFoundByProgram: event.target.checked })}
      />
    </div>
  );
}
