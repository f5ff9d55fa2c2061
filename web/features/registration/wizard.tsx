import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { RegistrationStep } from '#domain/registration/steps.ts';
import { furthestStep, registrationSteps } from '#domain/registration/steps.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ProgressBars } from '#web/ui/progress-bars.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import { BusinessTypeStep } from './business-type-step.tsx';
import { useRegistration } from './registration-provider.tsx';
import { StepForm } from './step-form.tsx';
import { fetchSending, useSendRegistration } from './use-send-registration.ts';

const screens = {
  1: BusinessTypeStep,
  2: onDemand(async () => (await import('./company-step.tsx')).CompanyStep),
  3: onDemand(async () => (await import('./legal-step.tsx')).LegalStep),
  4: onDemand(async () => (await import('./account-step.tsx')).AccountStep),
};
const AnotherNote = onDemand(async () => (await import('./another-note.tsx')).AnotherNote);
const fetchLaterSteps = () => Promise.all([screens[2].fetch(), screens[3].fetch(), screens[4].fetch(), fetchSending()]);
const minutesLeft = { 1: 5, 2: 4, 3: 2, 4: 1 };

export function Wizard() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const { pending, isAnother } = useRegistration();
  const { step, goTo } = useStep();
  const { send, isBusy, failure, forgetFailure } = useSendRegistration();
  const Screen = screens[step];
  usePreload(fetchLaterSteps);

  async function finish() {
    const outcome = await send();
    if (outcome.failure) {
      if (outcome.step && outcome.step !== step) goTo(outcome.step);
    } else if (outcome.pending) await navigate(paths.registerCode, { viewTransition: true });
  }

  function next() {
    forgetFailure();
    const following = registrationSteps.find((other) => other === step + 1);
    if (following) goTo(following);
    else void finish();
  }

  function back() {
    const previous = registrationSteps.find((other) => other === step - 1);
    if (previous) goTo(previous);
  }

  const words = isAnother && step === 4 ? 'another' : (`step${step}` as const);
  const headline = t(`${words}.title`);
  return (
    <div className="grid gap-6 md:gap-8">
      <PageHead
        title={step > 1 ? t('steps.title', { step, headline }) : t(isAnother ? 'another.pageTitle' : 'pageTitle')}
        description={t('description')}
        canonical={paths.register}
        isPrivate={isAnother}
      />
      <noscript>
        <p className="font-semibold text-oxblood">{t('noScript')}</p>
      </noscript>
      <ProgressBars
        name={t('steps.name')}
        steps={registrationSteps.length}
        current={step}
        label={t('steps.progress', { step })}
        note={t('steps.timeLeft', { count: minutesLeft[step] })}
      />
      <Suspense>{isAnother && <AnotherNote />}</Suspense>
      {pending && !isAnother && (
        <p className="text-small">
          {t('steps.hasCode')}{' '}
          <Link to={paths.registerCode} className="text-link">
            {t('steps.enterCode')}
          </Link>
        </p>
      )}
      <StepForm key={step} step={step} words={words} isBusy={isBusy} failure={failure} onBack={back} onNext={next}>
        <Suspense>
          <Screen />
        </Suspense>
      </StepForm>
    </div>
  );
}

function addressOf(wizard: string, step: RegistrationStep): string {
  return step === 1 ? wizard : `${wizard}?step=${step}`;
}

function earlierOf(a: RegistrationStep, b: RegistrationStep): RegistrationStep {
  return Math.min(a, b) as RegistrationStep;
}

/** The step of the address, limited to the first incomplete one. The server renders the first. */
function useStep() {
  const { isReady, answers, isAnother } = useRegistration();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = registrationSteps.find((step) => String(step) === search.get('step')) ?? 1;
  const { pathname } = useLocation();
  const step = isReady ? earlierOf(asked, furthestStep(answers, isAnother)) : 1;

  useEffect(() => {
    if (isReady && asked !== step) void navigate(addressOf(pathname, step), { replace: true });
  }, [isReady, asked, step, navigate, pathname]);

  // Ends the hiding by `resume-script.ts`.
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
    void navigate(addressOf(pathname, next), { viewTransition: true });
  }

  return { step, goTo };
}

/** The headline, or the first answer refused by the server. */
function focusStep() {
  const target =
    document.querySelector<HTMLElement>('form [aria-invalid=true]') ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: target.tagName === 'H1' });
}
