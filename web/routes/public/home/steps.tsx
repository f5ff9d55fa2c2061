import { useTranslation } from 'react-i18next';

const steps = ['write', 'join', 'choose'] as const;

export function HomeSteps() {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('steps.title')} className="mt-16 md:mt-28 container-page">
      <ol className="border-ink border-t-3 grid md:grid-cols-3">
        {steps.map((step) => (
          <li
            key={step}
            className="border-line border-dashed py-6 not-first:max-md:border-t-2 md:pr-8 md:not-first:border-l-2 md:not-first:pl-7"
          >
            <h3 className="max-w-64 text-h3 lg:text-[1.75rem]">{t(`steps.${step}.title`)}</h3>
            <p className="mt-2.5 text-ink-2">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
