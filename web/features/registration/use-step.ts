import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { RegistrationStep } from '#domain/registration/steps.ts';
import { furthestStep, registrationSteps } from '#domain/registration/steps.ts';
import { paths } from '#web/paths.ts';
import { useRegistration } from './registration-context.ts';

function addressOf(step: RegistrationStep): string {
  return step === 1 ? paths.register : `${paths.register}?step=${step}`;
}

function earlierOf(a: RegistrationStep, b: RegistrationStep): RegistrationStep {
  return Math.min(a, b) as RegistrationStep;
}

/** The step stands in the address, but nobody gets past one that is not done. The server always renders the first. */
export function useStep() {
  const { isReady, answers } = useRegistration();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = registrationSteps.find((step) => String(step) === search.get('step')) ?? 1;
  const step = isReady ? earlierOf(asked, furthestStep(answers)) : 1;

  useEffect(() => {
    if (isReady && asked !== step) void navigate(addressOf(step), { replace: true });
  }, [isReady, asked, step, navigate]);

  // Until now the page script of the wizard has hidden the first step from those who reload another one.
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.resuming;
  }, [isReady]);

  const shown = useRef<RegistrationStep | null>(null);
  useEffect(() => {
    if (!isReady) return;
    const isChange = shown.current !== null && shown.current !== step;
    shown.current = step;
    if (isChange) focusStep();
  }, [isReady, step]);

  function goTo(next: RegistrationStep) {
    document.documentElement.dataset.travel = next < step ? 'back' : 'forward';
    void navigate(addressOf(next), { viewTransition: true });
  }

  return { step, goTo };
}

/** The headline, or what the server did not take. */
function focusStep() {
  const target =
    document.querySelector<HTMLElement>('form [aria-invalid=true]') ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: target.tagName === 'H1' });
}
