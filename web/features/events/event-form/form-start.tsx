import type { RefObject } from 'react';
import type { Tariff } from '#domain/plans/tariffs.ts';
import type { EventForm } from '../event/event-draft.ts';
import { ResumeNotice } from './drafts/draft-notes.tsx';
import { OneLine } from './one-line/one-line.tsx';
import { TemplateButtons } from './one-line/template-buttons.tsx';

type FormStartProps = {
  form: EventForm;
  tariff: Tariff;
  /** Whether the form shows a stored draft. */
  isStored: boolean;
  /** Begins another event; null where the form did not continue one. */
  onBegin: (() => void) | null;
  maySave: boolean;
  inputRef?: RefObject<HTMLElement | null> | undefined;
  /** Of each of its parts. */
  className?: string | undefined;
};

/** The top of a form for a new event: the draft to continue, and the one line with the templates. */
export function FormStart({ form, tariff, isStored, onBegin, maySave, inputRef, className }: FormStartProps) {
  return (
    <>
      {(onBegin || !isStored) && maySave && <ResumeNotice tariff={tariff} onBegin={onBegin} className={className} />}
      <div className={className}>
        <OneLine form={form} mayRepeat={maySave} inputRef={inputRef}>
          {!isStored && <TemplateButtons form={form} tariff={tariff} />}
        </OneLine>
      </div>
    </>
  );
}
