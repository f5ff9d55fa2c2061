import { useState } from 'react';
import type { AnswerField, Answers, RegistrationStep } from '#domain/registration/steps.ts';
import { fieldsOfStep, findFaults, noAnswers, registrationSteps, stepOfField } from '#domain/registration/steps.ts';
import type { FieldError } from './registration-context.ts';

type Refusals = Partial<Record<AnswerField, { answer: string; code: string }>>;

function isAnswerField(name: string): name is AnswerField {
  return Object.hasOwn(noAnswers, name);
}

/** The answers of all steps. They outlive the step's form: it is left, reloaded and come back to. */
export function useAnswers() {
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const [refusals, setRefusals] = useState<Refusals>({});

  function errorsOf(step: RegistrationStep): Partial<Record<AnswerField, FieldError>> {
    const own = findFaults(step, answers);
    const faults = fieldsOfStep(step, answers).flatMap((field): [AnswerField, FieldError][] => {
      const code = own[field];
      const refusal = refusals[field];
      if (code) return [[field, { code, from: 'rules' }]];
      return refusal?.answer === answers[field] ? [[field, { code: refusal.code, from: 'server' }]] : [];
    });
    return Object.fromEntries(faults);
  }

  function refuse(errors: readonly { path: string; code: string }[]): RegistrationStep | null {
    const known = errors.flatMap(({ path, code }) => (isAnswerField(path) ? [{ field: path, code }] : []));
    setRefusals(Object.fromEntries(known.map(({ field, code }) => [field, { answer: answers[field], code }])));
    const steps = known.map(({ field }) => stepOfField(field));
    return registrationSteps.find((step) => steps.includes(step)) ?? null;
  }

  return {
    answers,
    setAnswers,
    setAnswer: (field: AnswerField, answer: string) => setAnswers((before) => ({ ...before, [field]: answer })),
    errorsOf,
    refuse,
  };
}
