import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { PlainSubmit } from '#web/ui/plain-submit.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** The second step as plain HTML, enhanced by `second-step-script.ts`. */
export function SecondStepForm() {
  const { t } = useTranslation('login', { keyPrefix: 'step' });
  return (
    <form data-step="" noValidate method="post" className="grid gap-4">
      <template data-failure="">
        <FormFailure title="">
          <span />
        </FormFailure>
      </template>
      <Button variant="secondary" icon={KeyRound} data-passkey="" hidden className="w-full">
        {t('passkey')}
      </Button>
      <div data-alone="" hidden className="grid gap-4">
        <Checkbox name="remember" label={t('remember')} />
        <a href={paths.login} className="text-link inline-flex min-h-11 items-center">
          {t('withPassword')}
        </a>
      </div>
      <div data-after-password="" className="grid gap-4">
        <TextInput
          id="step-code"
          name="code"
          label={t('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="numeric"
          maxLength={20}
        />
        <PlainSubmit busyLabel={t('busy')} className="w-full">
          {t('submit')}
        </PlainSubmit>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <button type="button" data-other="" hidden className="text-link min-h-11">
            {t('useRecovery')}
          </button>
          <a href={paths.login} className="text-link inline-flex min-h-11 items-center">
            {t('back')}
          </a>
        </div>
        <details>
          <summary className="text-link min-h-11 cursor-pointer">{t('lost.question')}</summary>
          <p className="mt-2 mb-3 text-ink-2">{t('lost.text')}</p>
          <Button variant="secondary" data-lost="">
            {t('lost.ask')}
          </Button>
          <p role="status" data-asked="" hidden className="rounded-well bg-fir-wash p-4">
            {t('lost.asked')}
          </p>
        </details>
      </div>
    </form>
  );
}
