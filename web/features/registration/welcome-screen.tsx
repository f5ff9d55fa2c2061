import { useTranslation } from 'react-i18next';
import { PlanHabit } from '#web/art/plan-habit.tsx';
import { paths } from '#web/paths.ts';
import { appStores } from '#web/shell/app-stores.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Well } from '#web/ui/panel.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { StatusList } from './status-list.tsx';
import { SupportContact } from './support-contact.tsx';

const nextSteps = ['login', 'mail', 'event'] as const;
const guidelines = ['honest', 'adults', 'report'] as const;

/** Step 7: the account exists; what happens now, and what to do meanwhile. */
export function WelcomeScreen() {
  const { t } = useTranslation('registration');
  return (
    <RegistrationFrame field="green" title={t('welcome.asideTitle')} text={t('welcome.asideText')} picture={PlanHabit}>
      <PageHead title={t('welcome.pageTitle')} isPrivate />
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
          <a href={paths.login} data-variant="primary" className="button w-full sm:w-fit">
            {t('welcome.login')}
          </a>
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
        <section className="grid gap-4">
          <h2 className="text-h4">{t('welcome.appsTitle')}</h2>
          <p className="flex flex-wrap gap-3">
            {appStores.map(({ name, url }) => (
              <a key={url} href={url} rel="noopener" data-variant="secondary" data-size="compact" className="button">
                {name}
              </a>
            ))}
          </p>
        </section>
        <SupportContact />
      </div>
    </RegistrationFrame>
  );
}
