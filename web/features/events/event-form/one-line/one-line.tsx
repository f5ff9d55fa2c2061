import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { endPutBack, tagsPutBack } from '#domain/events/one-line/reading.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import type { EventDraft, EventForm } from '../../event/event-draft.ts';
import { proposedRepetition } from '../../event/repetition.ts';
import type { Written } from './apply-line.ts';
import { applyLine, fieldsOf, fieldsOfLink, hasOwnTimes } from './apply-line.ts';
import { LineChips } from './line-chips.tsx';
import { LineField } from './line-field.tsx';
import { markLine } from './mark-line.ts';
import type { LinkedRow, ReadLink } from './use-line-reader.ts';
import { isLink, useLineReader } from './use-line-reader.ts';

/** Maximum characters, of words and of a link. */
const LINE_LENGTH = 200;
const LINK_LENGTH = 2000;

type OneLineProps = {
  form: EventForm;
  mayRepeat: boolean;
  /** Ref for the initial focus. */
  inputRef?: RefObject<HTMLElement | null> | undefined;
};

const notedTexts = ({ notes }: LinkedRow) => [...new Set(notes.map(({ text }) => text))].filter(Boolean).join(', ');

/** A line that fills the form while typing; the line itself is not stored. */
export function OneLine({ form, mayRepeat, inputRef }: OneLineProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [line, setLine] = useState('');
  const { read, hasFailed, load, link } = useLineReader(line);
  const [putBack, setPutBack] = useState<ReadonlySet<string>>(new Set());
  const { data: past } = useQuery(queries.pastEvents);
  const ref = useRef<HTMLTextAreaElement>(null);
  const written = useRef<Written>({});
  const [end, repetition] = useWatch({ control: form.control, name: ['end_time', 'repetition'] });
  const isEmpty = line.trim() === '';
  const row = link?.row;
  const hasLink = isLink(line);
  const reading = useMemo(
    () =>
      read && !isEmpty && !hasLink ? read(line, { now: new Date(), language, putBack, held: past?.data ?? [] }) : null,
    [read, isEmpty, hasLink, line, language, putBack, past],
  );

  const proposed =
    mayRepeat && reading?.day && reading.repeats ? proposedRepetition(reading.repeats.rhythm, reading.day.value) : null;

  useEffect(() => {
    // Without the reader the text is the title.
    const plain: Partial<EventDraft> =
      hasFailed && !isEmpty && !hasLink ? { title: line.trim().slice(0, publicFields.title.max) } : {};
    const { changes, written: next } = applyLine(
      form.getValues(),
      row ? fieldsOfLink(row) : reading ? fieldsOf(reading) : plain,
      written.current,
    );
    written.current = next;
    for (const name of Object.keys(changes) as (keyof EventDraft)[]) {
      const shouldValidate = form.getFieldState(name).invalid;
      form.setValue(name, changes[name] as EventDraft[typeof name], { shouldDirty: true, shouldValidate });
    }
  }, [form, reading, row, hasFailed, hasLink, isEmpty, line]);

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
        hint={hasFailed && !hasLink ? t('line.failed') : undefined}
        maxLength={LINK_LENGTH}
        value={line}
        marked={markLine(line, reading)}
        onChange={(typed) => {
          const value = isLink(typed) ? typed : typed.slice(0, LINE_LENGTH);
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
      {link && <LinkNote link={link} />}
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

/** Result of reading a link, with words of its source that were guessed, cut or not read. */
function LinkNote({ link }: { link: ReadLink }) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const { error, isPending, row, count } = link;
  return (
    <p role="status" className={cx('mt-2 text-small', error ? 'text-oxblood' : 'text-ink-2')}>
      {error
        ? t('line.link.failed', { problem: problemText(error) })
        : isPending
          ? t('line.link.reading')
          : t('line.link.read', { count })}{' '}
      {row && row.notes.length > 0 && t('line.link.check', { texts: notedTexts(row) })}
    </p>
  );
}
