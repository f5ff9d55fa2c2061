import type { FormEvent, ReactNode } from 'react';
import { createContext, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerField, RegistrationStep } from '#domain/registration/steps.ts';
import { FormAlert } from './form-alert.tsx';
import { useRegistration } from './registration-context.ts';
import { StepBar } from './step-bar.tsx';
import { useFieldErrorText } from './use-field-error-text.ts';

type StepFormProps = {
  step: RegistrationStep;
  isBusy: boolean;
  /** Why sending failed. */
  failure: string | null;
  onBack: () => void;
  onNext: () => void;
  children: ReactNode;
};

type StepFormState = { errorOf: (field: AnswerField) => string | null; touch: (field: AnswerField) => void };

const StepFormContext = createContext<StepFormState | null>(null);

/**
 * One step is one form. A field is checked when it is left and from then on with every change; pressing Next too early
 * shows all that is missing and leads to the first of it.
 */
export function StepForm({ step, isBusy, failure, onBack, onNext, children }: StepFormProps) {
  const { t } = useTranslation('registration');
  const { errorsOf } = useRegistration();
  const fieldErrorText = useFieldErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<AnswerField>>(new Set());
  const [isRevealed, setRevealed] = useState(false);
  const faults = errorsOf(step);
  const open = Object.keys(faults) as AnswerField[];

  function errorOf(field: AnswerField): string | null {
    const isShown = isRevealed || touched.has(field) || faults[field]?.from === 'server';
    return isShown ? fieldErrorText(field, faults[field]) : null;
  }

  function revealOpen() {
    if (open.length === 0) return;
    setRevealed(true);
    focusField(form.current, open[0]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (open.length === 0 && !isBusy) onNext();
  }

  return (
    <StepFormContext value={{ errorOf, touch: (field) => setTouched((before) => new Set(before).add(field)) }}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid gap-6 in-data-resuming:invisible max-md:[&_:is(input,select)]:scroll-mb-36 md:gap-8"
      >
        <div className="step-slide grid gap-6 md:gap-8">
          <header className="grid gap-2 md:gap-3">
            <h1 tabIndex={-1} className="text-h1">
              {t(`step${step}.title`)}
            </h1>
            <p className="text-ink-2 text-lead max-md:text-[1.0625rem]">{t(`step${step}.lead`)}</p>
          </header>
          {children}
        </div>
        <FormAlert>{failure}</FormAlert>
        <StepBar step={step} open={open} isBusy={isBusy} onBack={onBack} onRefused={revealOpen} />
      </form>
    </StepFormContext>
  );
}

/** Leads to a field by its name; of a group of radios to the first. */
function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  const found = form?.elements.namedItem(field ?? '');
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}

/** One answer, ready to be spread into a control of the kit. */
export function useAnswer(name: AnswerField) {
  const { answers, setAnswer } = useRegistration();
  const form = useContext(StepFormContext);
  return {
    value: answers[name],
    error: form?.errorOf(name) ?? null,
    set: (answer: string) => setAnswer(name, answer),
    touch: () => form?.touch(name),
  };
}
