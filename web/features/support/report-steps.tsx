import { useTranslation } from 'react-i18next';

const steps = ['receipt', 'look', 'decision', 'secret'] as const;

/** The process of a report, and emergency numbers. */
export function ReportSteps() {
  const { t } = useTranslation('report');
  return (
    <div className="max-w-[28rem] py-8">
      <h2 className="text-h4">{t('steps.title')}</h2>
      <ul className="mt-3 grid gap-3">
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ul>
      <p className="mt-6 font-semibold">{t('emergency')}</p>
    </div>
  );
}
