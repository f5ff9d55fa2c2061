import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';

/** In the place of the form once a report has arrived. */
export function ReportSent({ reference }: { reference: string }) {
  const { t } = useTranslation('report');
  return (
    <div role="status">
      <p className="mb-5 flex size-14 items-center justify-center rounded-full bg-fir-wash text-fir">
        <Icon of={Check} size={28} />
      </p>
      <h2 className="text-h2">{t('sent.title')}</h2>
      <p className="mt-3 font-semibold">{t('sent.reference', { reference })}</p>
      <p className="mt-3 text-ink-2">{t('sent.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={paths.report} data-variant="secondary" className="button">
          {t('sent.again')}
        </a>
        <a href={paths.home} data-variant="secondary" className="button">
          {t('sent.home')}
        </a>
      </p>
    </div>
  );
}
