import { WandSparkles } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { tagsPutBack } from '#domain/events/one-line/reading.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft, EventForm } from '../drafts/event-draft.ts';
import type { Written } from './apply-line.ts';
import { applyLine, fieldsOf } from './apply-line.ts';
import { LineChips } from './line-chips.tsx';
import { useLineReader } from './use-line-reader.ts';

/** Longer than any title with everything that can be said about an event. */
const LINE_LENGTH = 200;

type OneLineProps = {
  form: EventForm;
  /** Where the form puts the focus. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /** Below the line: last events to begin with. */
  children?: ReactNode;
};

/** One line that fills the form while it is typed. The form saves it; the line itself is kept nowhere. */
export function OneLine({ form, inputRef, children }: OneLineProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { read, hasFailed, load } = useLineReader();
  const [line, setLine] = useState('');
  const [putBack, setPutBack] = useState<ReadonlySet<string>>(new Set());
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  const written = useRef<Written>({});
  const isEmpty = line.trim() === '';
  const reading = useMemo(
    () => (read && !isEmpty ? read(line, { now: new Date(), language, putBack }) : null),
    [read, isEmpty, line, language, putBack],
  );

  useEffect(() => {
    // Without the reader the words are a name at least.
    const plain: Partial<EventDraft> =
      hasFailed && !isEmpty ? { title: line.trim().slice(0, eventLimits.titleLength) } : {};
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
      <TextInput
        ref={ref}
        label={t('line.label')}
        icon={WandSparkles}
        placeholder={t('line.example')}
        help={isEmpty ? t('line.help') : undefined}
        hint={hasFailed ? t('line.failed') : undefined}
        maxLength={LINE_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        value={line}
        onChange={({ target: { value } }) => {
          load();
          setLine(value);
          if (value.trim() === '') setPutBack(new Set());
        }}
        onKeyDown={(event) => {
          // Enter would publish.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {reading && (
        <LineChips
          reading={reading}
          onPutBack={({ part, words }) =>
            setPutBack(new Set([...putBack, part === 'tags' ? tagsPutBack(words) : words]))
          }
          onLeave={() => ref.current?.focus()}
        />
      )}
      {children}
    </div>
  );
}
