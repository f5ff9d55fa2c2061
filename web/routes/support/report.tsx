import { useTranslation } from 'react-i18next';
import { ReportForm } from '#web/features/support/report-form.tsx';
import { ReportSteps } from '#web/features/support/report-steps.tsx';
import { paths } from '#web/paths.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { FormConfirmation } from '#web/ui/form-confirmation.tsx';
import type { Route } from './+types/report.ts';

export const handle = { ground: 'sky', hasSmallFooter: true } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(pageContext);
  return data?.kind === 'report' ? data : null;
}

/** Public report form, without scripts: the server validates it. */
export default function Report({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation('report');
  const isSent = Boolean(data?.reference);
  return (
    <div data-theme="light" className="overflow-hidden bg-pic-sky text-pic-ink">
      <PageHead
        title={t(isSent ? 'sent.head' : 'head')}
        description={t('description')}
        canonical={paths.report}
        isPrivate={isSent}
      />
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:grid-rows-[auto_1fr] lg:pt-10">
        <div>
          <h1 className="text-display-2">{t('title')}</h1>
          <p className="mt-4 max-w-[28rem] font-medium text-lead">{t('lead')}</p>
        </div>
        <div className="rounded-panel bg-card p-6 text-ink max-lg:mt-8 max-md:-mx-4 md:p-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-16 lg:self-start">
          {data?.reference ? (
            <FormConfirmation
              title={t('sent.title')}
              reference={t('sent.reference', { reference: data.reference })}
              text={t('sent.text')}
              ways={[
                { to: paths.report, label: t('sent.again') },
                { to: paths.home, label: t('sent.home') },
              ]}
            />
          ) : (
            <ReportForm data={data} />
          )}
        </div>
        <ReportSteps />
      </div>
    </div>
  );
}
