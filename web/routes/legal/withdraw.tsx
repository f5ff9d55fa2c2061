import { Trans, useTranslation } from 'react-i18next';
import { withdrawPath } from '#domain/legal/addresses.ts';
import { WithdrawCheck } from '#web/features/legal/withdraw-check.tsx';
import { WithdrawForm } from '#web/features/legal/withdraw-form.tsx';
import { paths } from '#web/paths.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { FormConfirmation } from '#web/ui/form-confirmation.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Route } from './+types/withdraw.ts';

export const handle = { ground: 'sky', hasSmallFooter: true } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(pageContext);
  return data?.kind === 'withdraw' ? data : null;
}

/** Two-step withdrawal for consumers, without scripts: the server handles both forms. */
export default function Withdraw({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation('withdraw');
  const isConfirming = data?.step === 'confirm';
  return (
    <div data-theme="light" className="overflow-hidden bg-pic-sky text-pic-ink">
      <PageHead
        title={t(data?.reference ? 'sent.head' : 'head')}
        description={t('description')}
        canonical={withdrawPath}
        isPrivate={data !== null}
      />
      <div className="container-page grid gap-x-16 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:pt-10">
        <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
          <h1 className="wrap-anywhere text-display-2 hyphens-auto md:max-lg:col-span-2">{t('title')}</h1>
          <p className="mt-4 max-w-[28rem] font-medium text-lead">{t('lead')}</p>
          <ul className="grid max-w-[28rem] gap-3 py-8 md:max-lg:pt-4">
            {(['reason', 'receipt', 'business'] as const).map((point) => (
              <li key={point}>{t(`points.${point}`)}</li>
            ))}
            <li>
              <Trans t={t} i18nKey="points.more" components={{ withdrawal: <PageLink to={paths.withdrawal} /> }} />
            </li>
          </ul>
        </div>
        <div className="rounded-panel bg-card p-6 text-ink max-lg:mt-2 max-lg:mb-10 max-md:-mx-4 md:p-10 lg:mb-16 lg:self-start">
          {data?.reference && (
            <FormConfirmation
              title={t('sent.title')}
              reference={t('sent.reference', { reference: data.reference })}
              text={t('sent.text')}
              ways={[{ to: paths.home, label: t('sent.home') }]}
            />
          )}
          {isConfirming && <WithdrawCheck values={data.values} />}
          {!data?.reference && !isConfirming && <WithdrawForm data={data} />}
        </div>
      </div>
    </div>
  );
}
