import { Check, Clock, Lock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { PlanHabit } from '#web/art/plan-habit.tsx';
import { paths } from '#web/paths.ts';
import { appStoresOf } from '#web/shell/app-stores.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Well } from '#web/ui/panel.tsx';
import { RegistrationFrame } from './registration-frame.tsx';

const nextSteps = ['login', 'mail', 'event'] as const;
const guidelines = ['honest', 'adults', 'report'] as const;

/** Step 7: the account exists; what happens now, and what to do meanwhile. */
export function WelcomeScreen() {
  const { t } = useTranslation('registration');
  const stores = appStoresOf(useSite().operator);
  return (
    <RegistrationFrame field="green" title={t('welcome.asideTitle')} text={t('welcome.asideText')} drawing={PlanHabit}>
      <PageHead title={t('welcome.pageTitle')} description={t('welcome.lead')} isPrivate />
      <div className="grid gap-10 pb-12">
        <header className="grid gap-3">
          <h1 tabIndex={-1} className="text-h1">
            {t('welcome.title')}
          </h1>
          <p className="text-ink-2 text-lead">{t('welcome.lead')}</p>
        </header>
        <StatusList />
        <section className="grid gap-4">
          <h2 className="text-h3">{t('welcome.next.title')}</h2>
          <ol className="grid list-decimal gap-2 ps-5 marker:font-semibold">
            {nextSteps.map((step) => (
              <li key={step} className="ps-1">
                {t(`welcome.next.${step}`)}
              </li>
            ))}
          </ol>
          {/* The page script knows who is signed in before anything is painted. */}
          <p className="flex flex-wrap gap-3">
            <a
              href={paths.dashboard}
              data-variant="primary"
              className="button not-in-data-session:hidden w-full sm:w-fit"
            >
              {t('welcome.dashboard')}
            </a>
            <a href={paths.login} data-variant="secondary" className="button w-full sm:w-fit">
              {t('welcome.login')}
            </a>
          </p>
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
        <SupportContact />
      </div>
    </RegistrationFrame>
  );
}

const rows = [
  { key: 'email', state: 'done', icon: Check, tone: 'bg-fir-wash text-fir' },
  { key: 'verification', state: 'now', icon: Clock, tone: 'bg-amber-wash text-amber-text' },
  { key: 'access', state: 'later', icon: Lock, tone: 'bg-sunk text-ink-2' },
] as const;

/** E-mail, verification, access: done, under way, still to come. */
function StatusList() {
  const { t } = useTranslation('registration');
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{t('welcome.status.title')}</h2>
      <ol className="divide-y divide-line">
        {rows.map(({ key, state, icon, tone }) => (
          <li key={key} aria-current={state === 'now' ? 'step' : undefined} className="flex gap-4 py-4">
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

/** Where to ask; what the operator has not configured is left out. */
function SupportContact() {
  const { t } = useTranslation('registration');
  const { operator } = useSite();
  const email = operator.supportEmail ?? operator.email;
  if (!email) return null;
  const { phone } = operator;
  return (
    <p className="text-ink-2">
      <Trans
        t={t}
        i18nKey="welcome.support"
        values={{ email }}
        // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
        components={{ mail: <a href={`mailto:${email}`} className="text-link" /> }}
      />{' '}
      {phone && (
        <Trans
          t={t}
          i18nKey="welcome.supportPhone"
          values={{ phone }}
          components={{
            // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
            phone: <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link whitespace-nowrap" />,
          }}
        />
      )}
    </p>
  );
}
