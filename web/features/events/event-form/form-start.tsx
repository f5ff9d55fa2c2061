import type { Tariff } from '#domain/plans/tariffs.ts';
import type { EventForm } from '../event/event-draft.ts';
import { ResumeChip } from './drafts/draft-notes.tsx';
import { TemplateButtons, waysClass } from './one-line/template-buttons.tsx';

type FormStartProps = {
  form: EventForm;
  tariff: Tariff;
  isStored: boolean;
  /** Starts another event; null unless a draft is continued. */
  onBegin: (() => void) | null;
  maySave: boolean;
};

/** The draft to continue, and recent events as templates. */
export function FormStart({ form, tariff, isStored, onBegin, maySave }: FormStartProps) {
  const resume = (onBegin || !isStored) && maySave && <ResumeChip tariff={tariff} onBegin={onBegin} />;
  if (isStored) return resume && <div className={waysClass}>{resume}</div>;
  return (
    <TemplateButtons form={form} tariff={tariff}>
      {resume}
    </TemplateButtons>
  );
}
