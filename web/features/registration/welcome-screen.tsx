import { useCallback } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { mailLink } from '#domain/shared/email.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { useSession } from '#web/api/use-session.ts';
import type { ArtProps } from '#web/art/art-props.ts';
import { OwnHouse } from '#web/art/own-house.tsx';
import { paths } from '#web/paths.ts';
import { appStoresOf } from '#web/shell/app-stores.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { Lock } from '#web/ui/icons/lock.ts';
import { Well } from '#web/ui/panel.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { useRegisteredType } from './use-welcome.ts';

const nextSteps = ['login', 'mail', 'event'] as const;
const guidelines = ['honest', 'adults', 'report'] as const;

/** Step 7: next steps after the account exists. */
export function WelcomeScreen() {
  const { t } = useTranslation('registration');
  const stores = appStoresOf(useSite().operator);
  const { House, stamp } = useOwnHouse();
  return (
    <RegistrationFrame
      field="night"
      title={t('welcome.asideTitle')}
      text={t('welcome.asideText')}
      drawing={House}
      picture={
        <div className="relative bg-pic-night-far px-4 lg:hidden">
          <House className="h-48 w-full md:h-72" />
          {stamp('absolute right-4 -bottom-8 size-26 md:right-10')}
        </div>
      }
    >
      <PageHead title={t('welcome.pageTitle')} description={t('welcome.lead')} isPrivate />
      <div className="relative grid gap-8 pb-4">
        {stamp('absolute -top-4 right-0 size-32 max-lg:hidden')}
        <header className="grid gap-3 lg:pe-40">
          <h1 tabIndex={-1} className="text-h1 max-lg:pe-24">
            {t('welcome.title')}
          </h1>
          <p className="text-ink-2 text-lead">{t('welcome.lead')}</p>
          {/* The page script marks the session before painting. */}
          <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <a
              href={paths.dashboard}
              data-variant="primary"
              className="button not-in-data-session:hidden w-full sm:w-fit"
            >
              {t('welcome.dashboard')}
            </a>
            <a href={paths.login} data-variant="primary" className="button in-data-session:hidden w-full sm:w-fit">
              {t('welcome.login')}
            </a>
          </p>
        </header>
        <StatusList />
        <section className="grid gap-4">
          <h2 className="text-h3">{t('welcome.next.title')}</h2>
          <ol className="grid gap-3">
            {nextSteps.map((step, index) => (
              <li key={step} className="flex items-center gap-4">
                <span className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-semibold text-paper">
                  {index + 1}
                </span>
                <span>{t(`welcome.next.${step}`)}</span>
              </li>
            ))}
          </ol>
        </section>
        <Well>
          <section className="grid gap-2">
            <h2 className="text-h4">{t('welcome.safety.title')}</h2>
            <p className="text-ink-2">{t('welcome.safety.intro')}</p>
            <ul className="grid list-disc gap-1 ps-5 text-ink-2">
              {guidelines.map((guideline) => (
                <li key={guideline}>{t(`welcome.safety.${guideline}`)}</li>
              ))}
            </ul>
          </section>
        </Well>
        {stores.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-h4">{t('welcome.appsTitle')}</h2>
            <p className="flex flex-wrap gap-3">
              {stores.map(({ name, url }) => (
                <a key={url} href={url} rel="noopener" data-variant="secondary" data-size="compact" className="button">
                  {name}
                </a>
              ))}
            </p>
          </section>
        )}
        <div>
          <SupportContact />
          <a href={paths.login} className="text-link in-data-session:inline-flex hidden min-h-11 items-center">
            {t('welcome.login')}
          </a>
        </div>
      </div>
    </RegistrationFrame>
  );
}

/** The new business's house, dark except for the confirmed address's window. */
function useOwnHouse() {
  const { t } = useTranslation('registration');
  const session = useSession();
  const type = useRegisteredType();
  const name = session?.company_name ?? t('welcome.houseName');
  const House = useCallback(
    (props: ArtProps) => (
      <OwnHouse name={name} type={type} lit={[true, false, false, false]} isLampLit={false} {...props} />
    ),
    [name, type],
  );
  const stamp = (className: string) => (
    <span className={cx('rounded-full bg-paper p-1', className)}>
      <Stamp word={t('welcome.stamp.word')} ring={t('welcome.stamp.ring')} tone="fir" press className="size-full" />
    </span>
  );
  return { House, stamp };
}

const rows = [
  { key: 'email', state: 'done', icon: Check, tone: 'bg-fir-wash text-fir' },
  { key: 'verification', state: 'now', icon: Clock, tone: 'bg-amber-wash text-amber-text' },
  { key: 'access', state: 'later', icon: Lock, tone: 'bg-sunk text-ink-2' },
] as const;

function StatusList() {
  const { t } = useTranslation('registration');
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{t('welcome.status.title')}</h2>
      <ol className="divide-y divide-line">
        {rows.map(({ key, state, icon, tone }) => (
          <li key={key} aria-current={state === 'now' ? 'step' : undefined} className="flex gap-4 py-3">
            <span className={cx('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
              <Icon of={icon} />
            </span>
            <span className="grid content-center">
              <strong className="font-semibold">
                {t(`welcome.status.${key}`)}
                <span className="sr-only">, {t(`welcome.status.${state}`)}</span>
              </strong>
              <span className="text-ink-2 text-small">{t(`welcome.status.${key}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As configured by the operator. */
function SupportContact() {
  const { t } = useTranslation('registration');
  const { operator } = useSite();
  const email = operator.supportEmail ?? operator.email;
  if (!email) return null;
  const { phone } = operator;
  const tel = phone ? telephoneLink(phone) : undefined;
  return (
    <p className="text-ink-2">
      <Trans
        t={t}
        i18nKey="welcome.support"
        values={{ email }}
        // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
        components={{ mail: <a href={mailLink(email)} className="text-link" /> }}
      />{' '}
      {phone && (
        <Trans
          t={t}
          i18nKey="welcome.supportPhone"
          values={{ phone }}
          components={{
            // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
            phone: tel ? <a href={tel} className="text-link whitespace-nowrap" /> : <span />,
          }}
        />
      )}
    </p>
  );
}
