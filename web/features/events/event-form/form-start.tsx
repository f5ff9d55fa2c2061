import type { Tariff } from '#domain/plans/tariffs.ts';
import type { EventForm } from '../event/event-draft.ts';
import { ResumeChip } from './drafts/draft-notes.tsx';
import { TemplateButtons, waysClass } from './one-line/template-buttons.tsx';

type FormStartProps = {
  form: EventForm;
  tariff: Tariff;
  /** Whether the form shows a stored draft. */
  isStored: boolean;
  /** Begins another event; null where the form did not continue one. */
  onBegin: (() => void) | null;
  maySave: boolean;
};

/** Ways to begin a new event: the draft to continue, and the last events as templates. */
export function FormStart({ form, tariff, isStored, onBegin, maySave }: FormStartProps) {
  const resume = (onBegin || !isStored) && maySave && <ResumeChip tariff={tariff} onBegin={onBegin} />;
  if (isStored) return resume && <div className={waysClass}>{resume}</div>;
  return (
    <TemplateButtons form={form} tariff={tariff}>
      {resume}
    </TemplateButtons>
  );
}
