import { useTranslation } from 'react-i18next';
import { mailLink } from '#domain/shared/email.ts';
import { FeedbackLetter } from '#web/art/feedback-letter.tsx';
import { useSite } from '#web/shell/use-site.ts';

export function HomeFeedback() {
  const { t } = useTranslation('home');
  const { operator } = useSite();
  const address = operator.feedbackEmail ?? operator.email;
  if (!address) return null;
  return (
    <section aria-labelledby="feedback-title" className="mt-16 md:mt-28 md:container-page md:mb-30">
      <div className="flex items-end gap-10 overflow-hidden bg-pic-ink px-4 py-14 text-pic-paper md:rounded-panel md:px-14 md:pt-14 md:pb-0">
        <div className="grow md:pb-14">
          <h2 id="feedback-title" className="max-w-[22rem] text-h1">
            {t('feedback.title')}
          </h2>
          <p className="mt-5 max-w-[31rem] text-lead text-pic-paper/80">{t('feedback.text')}</p>
          <p className="mt-7">
            <a
              href={mailLink(address)}
              className="wrap-anywhere inline-flex min-h-11 items-center text-h3 text-pic-amber underline-offset-[0.2em] hover:underline lg:text-[1.75rem]"
            >
              {address}
            </a>
          </p>
        </div>
        <FeedbackLetter className="hidden w-80 shrink-0 self-end md:-mr-14 md:block lg:w-125" />
      </div>
    </section>
  );
}
