import { useTranslation } from 'react-i18next';
import { FeedbackLetter } from '#web/art/feedback-letter.tsx';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import contactScript from '#web/features/support/contact-script.ts?inline-script';
import { ContactSent } from '#web/features/support/contact-sent.tsx';
import { ContactWays } from '#web/features/support/contact-ways.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { useSite } from '#web/shell/use-site.ts';

export const handle = { ground: 'green' } satisfies PageHandle;

export default function Contact() {
  const { t } = useTranslation('contact');
  const { operator } = useSite();
  return (
    <div data-theme="light" className="overflow-hidden bg-pic-green text-pic-ink">
      <PageHead title={t('head')} description={t('description')} canonical={paths.contact} />
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:grid-rows-[auto_auto_1fr] lg:pt-10">
        <div>
          <h1 className="text-display-2">{t('title')}</h1>
          <p className="mt-4 max-w-[28rem] font-medium text-lead">{t('lead')}</p>
        </div>
        <div className="rounded-panel bg-card p-6 text-ink max-lg:mt-8 max-md:-mx-4 md:p-10 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mb-16 lg:self-start">
          <noscript>
            <p className="mb-5 rounded-well bg-amber-wash p-4">
              {t('noScript', { email: operator.supportEmail ?? operator.email ?? '' })}
            </p>
          </noscript>
          <ContactForm />
          <ContactSent />
        </div>
        <ContactWays className="py-10" />
        <FeedbackLetter className="mx-auto block w-full max-w-110 self-end" />
      </div>
      <PageScriptTag source={contactScript} />
    </div>
  );
}
