import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { registrationSteps } from '#domain/registration/steps.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ProgressBars } from '#web/ui/progress-bars.tsx';
import { AccountStep } from './account-step.tsx';
import { BusinessTypeStep } from './business-type-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { LegalStep } from './legal-step.tsx';
import { useRegistration } from './registration-context.ts';
import { StepForm } from './step-form.tsx';
import { useSendRegistration } from './use-send-registration.ts';
import { useStep } from './use-step.ts';

const screens = { 1: BusinessTypeStep, 2: CompanyStep, 3: LegalStep, 4: AccountStep };
const minutesLeft = { 1: 5, 2: 4, 3: 2, 4: 1 };

/** The four steps. */
export function Wizard() {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const { pending } = useRegistration();
  const { step, goTo } = useStep();
  const { send, isBusy, failure, forgetFailure } = useSendRegistration();
  const Screen = screens[step];

  async function finish() {
    const outcome = await send();
    if (outcome.sent) await navigate(paths.registerCode, { viewTransition: true });
    else if (outcome.step && outcome.step !== step) goTo(outcome.step);
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

  const headline = t(`step${step}.title`);
  return (
    <div className="grid gap-6 md:gap-8">
      <PageHead
        title={step === 1 ? t('pageTitle') : t('steps.title', { step, headline })}
        description={t('description')}
        canonical={paths.register}
      />
      <noscript>
        <p className="font-semibold text-oxblood">{t('noScript')}</p>
      </noscript>
      <ProgressBars
        steps={registrationSteps.length}
        current={step}
        label={t('steps.progress', { step })}
        note={t('steps.timeLeft', { count: minutesLeft[step] })}
      />
      {pending && (
        <p className="text-small">
          {t('steps.hasCode')}{' '}
          <Link to={paths.registerCode} className="text-link">
            {t('steps.enterCode')}
          </Link>
        </p>
      )}
      <StepForm key={step} step={step} isBusy={isBusy} failure={failure} onBack={back} onNext={next}>
        <Screen />
      </StepForm>
    </div>
  );
}
