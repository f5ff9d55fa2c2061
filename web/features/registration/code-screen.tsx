import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownEmail } from '#domain/shared/email.ts';
import { useSession } from '#web/api/use-session.ts';
import { CodeLetter } from '#web/art/code-letter.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { CodeForm } from './code-form.tsx';
import { LoginOrAgain, RegistrationEnd } from './registration-end.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { useRegistration } from './registration-provider.tsx';
import { UploadStatus } from './upload-status.tsx';
import { useIsPending } from './use-is-pending.ts';
import { useGoToWelcome } from './use-welcome.ts';

/** Step 6: the mailed code. */
export function CodeScreen() {
  const { t } = useTranslation('registration');
  const { isReady, pending } = useRegistration();
  const { isWaiting, isDead } = useIsPending(pending);
  useRedirectOnceConfirmed(!isWaiting);
  return (
    <RegistrationFrame field="amber" title={t('code.asideTitle')} text={t('code.asideText')} drawing={CodeLetter}>
      <PageHead title={t('code.pageTitle')} description={t('code.description')} isPrivate />
      {isReady && !pending && <NothingPending />}
      {pending && !isWaiting && <ConfirmedElsewhere />}
      {pending?.uploadToken === '' && <LinkOnly email={pending.email} />}
      {(pending ? isWaiting && pending.uploadToken !== '' : !isReady) && (
        <WaitingForCode email={pending?.email} isDead={isDead} />
      )}
    </RegistrationFrame>
  );
}

/** After confirmation in another tab the session already exists. */
function useRedirectOnceConfirmed(isConfirmed: boolean) {
  const { answers } = useRegistration();
  const goToWelcome = useGoToWelcome();
  const isHere = Boolean(useSession()) && isConfirmed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once both hold
  useEffect(() => {
    if (!isHere) return;
    void goToWelcome(answers.businessType);
  }, [isHere]);
}

function WaitingForCode({ email, isDead }: { email: string | undefined; isDead: boolean }) {
  const { t } = useTranslation('registration');
  const { isDemo } = useSite();
  return (
    <div className="grid gap-8 pb-12">
      <header className="grid gap-3">
        <h1 tabIndex={-1} className="text-h1">
          {t('code.title')}
        </h1>
        <p className="text-ink-2 text-lead [&_strong]:wrap-anywhere [&_strong]:text-ink">
          {email ? (
            <Trans t={t} i18nKey="code.lead" values={{ email }} components={{ strong: <strong /> }} />
          ) : (
            t('code.leadUnknown')
          )}
        </p>
      </header>
      {isDead && email && (
        <Banner
          tone="oxblood"
          title={t('code.deadTitle')}
          end={<ButtonLink to={paths.register}>{t('code.deadChange')}</ButtonLink>}
        >
          <span className="wrap-anywhere">{t('code.deadText', { email: shownEmail(email) })}</span>
        </Banner>
      )}
      <CodeForm />
      <UploadStatus />
      {isDemo && (
        <p className="text-ink-2 text-small">
          {/* biome-ignore lint/a11y/useAnchorContent: Trans puts the words in */}
          <Trans t={t} i18nKey="code.demo" components={{ mails: <a href="/demo/mail" className="text-link" /> }} />
        </p>
      )}
      <Link to={paths.register} className="flex min-h-11 w-fit items-center gap-2.5 text-label hover:underline">
        <Icon of={ArrowLeft} size={18} />
        {t('code.back')}
      </Link>
    </div>
  );
}

/** Confirmed elsewhere or expired. */
function ConfirmedElsewhere() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationEnd role="status" title={t('elsewhere.title')} text={t('elsewhere.text')}>
      <LoginOrAgain />
    </RegistrationEnd>
  );
}

/** After a login before confirmation: this browser lacks the registration, so only the mailed link works. */
function LinkOnly({ email }: { email: string }) {
  const { t } = useTranslation('registration');
  return (
    <RegistrationEnd
      title={t('code.linkTitle')}
      text={
        <Trans
          t={t}
          i18nKey="code.linkText"
          values={{ email: shownEmail(email) }}
          components={{ strong: <strong /> }}
        />
      }
    >
      <ButtonLink to={paths.register}>{t('code.missingLink')}</ButtonLink>
    </RegistrationEnd>
  );
}

function NothingPending() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationEnd title={t('code.missingTitle')} text={t('code.missingText')}>
      <ButtonLink to={paths.register}>{t('code.missingLink')}</ButtonLink>
    </RegistrationEnd>
  );
}
