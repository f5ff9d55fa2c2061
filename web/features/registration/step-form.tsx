import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { createContext, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerLengths } from '#domain/registration/form.ts';
import { findHints } from '#domain/registration/hints.ts';
import type { AnswerField, RegistrationStep } from '#domain/registration/steps.ts';
import { useFieldText } from '#web/api/use-field-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { FieldError } from './registration-provider.tsx';
import { useRegistration } from './registration-provider.tsx';
import { StepBar } from './step-bar.tsx';

type StepFormProps = {
  step: RegistrationStep;
  /** Text key of the headline. */
  words: `step${RegistrationStep}` | 'another';
  isBusy: boolean;
  failure: string | null;
  onBack: () => void;
  onNext: () => void;
  children: ReactNode;
};

type StepFormState = {
  errorOf: (field: AnswerField) => string | null;
  hintOf: (field: AnswerField) => string | null;
  touch: (field: AnswerField) => void;
};

const StepFormContext = createContext<StepFormState | null>(null);

/**
 * A step's form. Fields are validated on blur, then on change; submitting early shows all errors and focuses the first.
 */
export function StepForm({ step, words, isBusy, failure, onBack, onNext, children }: StepFormProps) {
  const { t } = useTranslation('registration');
  const { answers, errorsOf } = useRegistration();
  const fieldErrorText = useFieldErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<AnswerField>>(new Set());
  const [isRevealed, setRevealed] = useState(false);
  const errors = errorsOf(step);
  const open = Object.keys(errors) as AnswerField[];
  const hints = findHints(answers);

  function errorOf(field: AnswerField): string | null {
    const isShown = isRevealed || touched.has(field) || errors[field]?.from === 'server';
    return isShown ? fieldErrorText(field, errors[field]) : null;
  }

  function hintOf(field: AnswerField): string | null {
    const hint = hints[field];
    return hint && touched.has(field) ? t(`hint.${hint}`) : null;
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
    <StepFormContext value={{ errorOf, hintOf, touch: (field) => setTouched((before) => new Set(before).add(field)) }}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6 in-data-resuming:invisible md:gap-8">
        <div className="grid [view-transition-name:step] gap-6 md:gap-8">
          <header className="grid gap-2 md:gap-3">
            <h1 tabIndex={-1} className="text-h1">
              {t(`${words}.title`)}
            </h1>
            <p className="text-ink-2 text-lead max-md:text-[1.0625rem]">{t(`${words}.lead`)}</p>
          </header>
          {children}
        </div>
        <FormAlert>{failure}</FormAlert>
        <StepBar
          step={step}
          hasPassword={words === 'step4'}
          open={open}
          isBusy={isBusy}
          onBack={onBack}
          onRefused={revealOpen}
        />
      </form>
    </StepFormContext>
  );
}

/** By name; the first radio of a group. */
function focusField(form: HTMLFormElement | null, field: string | undefined): void {
  const found = form?.elements.namedItem(field ?? '');
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}

/** Props of an answer's control. */
export function useAnswer(name: AnswerField) {
  const { answers, setAnswer } = useRegistration();
  const form = useContext(StepFormContext);
  return {
    value: answers[name],
    error: form?.errorOf(name) ?? null,
    hint: form?.hintOf(name) ?? null,
    set: (answer: string) => setAnswer(name, answer),
    touch: () => form?.touch(name),
  };
}

const longestAnswers: Partial<Record<AnswerField, number>> = answerLengths;

type TypedField = Exclude<AnswerField, 'businessType' | 'contactPreference' | 'adminAccepted' | 'selectedPlan'>;

type AnswerInputProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'label' | 'value' | 'onChange' | 'onBlur'> & {
  name: TypedField;
  label?: string;
};

/** A text answer. Space for its message is reserved, so that buttons do not move. */
export function AnswerInput({ name, label, ...input }: AnswerInputProps) {
  const { t } = useTranslation('registration');
  const answer = useAnswer(name);
  const props = {
    reserveMessage: true,
    ...input,
    name,
    label: label ?? t(`field.${name}`),
    value: answer.value,
    error: answer.error,
    hint: input.hint ?? answer.hint,
    maxLength: longestAnswers[name],
    onChange: (event: { target: { value: string } }) => answer.set(event.target.value),
    onBlur: answer.touch,
  };
  if (name === 'password' || name === 'confirmPassword') {
    return <PasswordInput {...props} showLabel={t('showPassword')} />;
  }
  return <TextInput {...props} />;
}

function useFieldErrorText() {
  const { t } = useTranslation('registration');
  const fieldText = useFieldText();
  return (field: AnswerField, error: FieldError | undefined): string | null => {
    if (!error) return null;
    if (error.from === 'server') return fieldText(error);
    const isChoice = field === 'businessType' || field === 'legalForm';
    if (error.code === 'required' && isChoice) return t(`error.${field}`);
    if (error.code !== 'too_long') return t(`error.${error.code}`);
    return fieldText({ code: 'too_big', limit: longestAnswers[field], unit: 'characters' });
  };
}

/** A failure's live region, rendered before its text, otherwise it would not be announced. */
function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-3 rounded-well bg-oxblood-wash p-4 font-semibold text-body text-oxblood">
          <Icon of={TriangleExclamationPoint} className="mt-0.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
