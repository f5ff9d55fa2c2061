import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { endPutBack, tagsPutBack } from '#domain/events/one-line/reading.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { EventDraft, EventForm } from '../../event/event-draft.ts';
import { proposedRepetition } from '../../event/repetition.ts';
import type { Written } from './apply-line.ts';
import { applyLine, fieldsOf, hasOwnTimes } from './apply-line.ts';
import { LineChips } from './line-chips.tsx';
import { LineField } from './line-field.tsx';
import { markLine } from './mark-line.ts';
import { useLineReader } from './use-line-reader.ts';

/** Maximum characters. */
const LINE_LENGTH = 200;

type OneLineProps = {
  form: EventForm;
  mayRepeat: boolean;
  /** Ref for the initial focus. */
  inputRef?: RefObject<HTMLElement | null> | undefined;
};

/** A line that fills the form while typing; the line itself is not stored. */
export function OneLine({ form, mayRepeat, inputRef }: OneLineProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { read, hasFailed, load } = useLineReader();
  const [line, setLine] = useState('');
  const [putBack, setPutBack] = useState<ReadonlySet<string>>(new Set());
  const { data: past } = useQuery(queries.pastEvents);
  const ref = useRef<HTMLTextAreaElement>(null);
  const written = useRef<Written>({});
  const [end, repetition] = useWatch({ control: form.control, name: ['end_time', 'repetition'] });
  const isEmpty = line.trim() === '';
  const reading = useMemo(
    () => (read && !isEmpty ? read(line, { now: new Date(), language, putBack, held: past?.data ?? [] }) : null),
    [read, isEmpty, line, language, putBack, past],
  );

  const proposed =
    mayRepeat && reading?.day && reading.repeats ? proposedRepetition(reading.repeats.rhythm, reading.day.value) : null;

  useEffect(() => {
    // Without the reader the text is the title.
    const plain: Partial<EventDraft> =
      hasFailed && !isEmpty ? { title: line.trim().slice(0, publicFields.title.max) } : {};
    const { changes, written: next } = applyLine(
      form.getValues(),
      reading ? fieldsOf(reading) : plain,
      written.current,
    );
    written.current = next;
    for (const name of Object.keys(changes) as (keyof EventDraft)[]) {
      const shouldValidate = form.getFieldState(name).invalid;
      form.setValue(name, changes[name] as EventDraft[typeof name], { shouldDirty: true, shouldValidate });
    }
  }, [form, reading, hasFailed, isEmpty, line]);

  return (
    <div>
      <LineField
        ref={(element) => {
          ref.current = element;
          if (inputRef) inputRef.current = element;
        }}
        label={t('line.label')}
        placeholder={t('line.example')}
        help={isEmpty ? t('line.help') : undefined}
        hint={hasFailed ? t('line.failed') : undefined}
        maxLength={LINE_LENGTH}
        value={line}
        marked={markLine(line, reading)}
        onChange={(value) => {
          load();
          setLine(value);
          const kept = value.trim() === '' ? [] : [...putBack];
          const hasOwn = hasOwnTimes(form.getValues(), written.current);
          if (hasOwn || kept.length === 0) setPutBack(new Set(hasOwn ? [...kept, endPutBack] : []));
        }}
        onKeyDown={(event) => {
          // Enter would publish.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {reading && (
        <LineChips
          onRepeat={proposed && (() => form.setValue('repetition', proposed, { shouldDirty: true }))}
          isRepeating={repetition !== null}
          reading={reading.end && reading.end.time !== end ? { ...reading, end: null } : reading}
          onPutBack={({ part, words }) =>
            setPutBack(
              new Set([...putBack, part === 'tags' ? tagsPutBack(words) : part === 'end' ? endPutBack : words]),
            )
          }
          onLeave={() => ref.current?.focus()}
        />
      )}
    </div>
  );
}
