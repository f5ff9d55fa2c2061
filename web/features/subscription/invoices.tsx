import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatPrice } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Download } from '#web/ui/icons/download.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { planName } from './plan-name.ts';

type Invoice = ApiAnswer<'listInvoices'>['data'][number];

/** Newest first, with files. */
export function Invoices() {
  const { t } = useTranslation('subscription');
  const problemText = useProblemText();
  const invoices = useInfiniteQuery(queries.invoices);
  if (invoices.isPending) {
    return (
      <Loading label={t('invoices.loading')} className="grid gap-4">
        {[1, 2].map((row) => (
          <Skeleton key={row} className="h-14 w-full rounded-well" />
        ))}
      </Loading>
    );
  }
  if (!invoices.data) {
    return (
      <ErrorState
        title={t('invoices.failed', { message: problemText(invoices.error) })}
        retryLabel={t('retry')}
        busy={invoices.isFetching}
        onRetry={() => void invoices.refetch()}
      />
    );
  }
  const rows = invoices.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <p className="self-start rounded-well bg-sunk p-5 text-ink-2">{t('invoices.empty')}</p>;
  return (
    <div className="min-w-0">
      <ul className="grid">
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {invoices.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          className="mt-5"
          busy={invoices.isFetchingNextPage}
          busyLabel={t('history.moreBusy')}
          onClick={() => void invoices.fetchNextPage()}
        >
          {t('invoices.more')}
        </Button>
      )}
    </div>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { id, number, kind, corrects, type, item, credits: count } = invoice;
  const file = useAction({
    call: async () => {
      const { data } = await api.GET('/invoices/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' });
      return data as unknown as Blob;
    },
    done(content) {
      saveFile(content, `${number}.pdf`);
    },
    failed: (message) => t('invoices.fileFailed', { number, message }),
  });
  const price = (cents: number) => formatPrice(cents, language);
  const isCorrection = kind === 'correction';
  const what =
    type === 'subscription'
      ? t('invoices.plan', { plan: t(`plans.${planName(item)}`) })
      : t('packs.credits', { count });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold">
          {t(`invoices.kind.${kind}`)} {number}
        </p>
        <p className="text-ink-2 text-small">
          {formatInstantDay(invoice.issued_at, language)},{' '}
          {isCorrection ? t('invoices.corrects', { number: corrects ?? '' }) : what}
        </p>
      </div>
      <p className="text-right tabular-nums max-sm:row-start-2 max-sm:text-left">
        <span className="font-semibold">
          {isCorrection && '−'}
          {price(invoice.gross_cents)}
        </span>
        <span className="block text-ink-2 text-small">{t('vat.net', { net: price(invoice.net_cents) })}</span>
      </p>
      <Button
        variant="secondary"
        size="compact"
        icon={Download}
        aria-label={t('invoices.downloadLabel', { number })}
        className="max-sm:row-span-2 max-sm:row-start-1"
        busy={file.isPending}
        onClick={() => file.mutate()}
      >
        {t('invoices.download')}
      </Button>
    </li>
  );
}
