import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatNumber } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { tableRoles } from '#web/ui/table-roles.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { Entry } from './use-entries.ts';
import { useEntries, useEntriesFile } from './use-entries.ts';

/** Bookings; folded on phones. */
export function History() {
  const { t } = useTranslation('subscription');
  const file = useEntriesFile();
  const isNarrow = useNarrow();
  const download = (
    <button
      type="button"
      className="text-link target-44 justify-self-start text-small"
      aria-busy={file.isPending || undefined}
      onClick={() => !file.isPending && file.mutate()}
    >
      {file.isPending ? t('history.csvBusy') : t('history.csv')}
    </button>
  );
  if (isNarrow) {
    return (
      <Disclosure id="history-title" title={t('history.title')}>
        {download}
        <Entries />
      </Disclosure>
    );
  }
  return (
    <section aria-labelledby="history-title">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="history-title" className="text-h3">
          {t('history.title')}
        </h2>
        {download}
      </div>
      <Entries />
    </section>
  );
}

function Entries() {
  const { t } = useTranslation('subscription');
  const problemText = useProblemText();
  const entries = useEntries();
  if (entries.isPending) return <EntriesSkeleton />;
  if (!entries.data) {
    return (
      <ErrorState
        title={t('history.failed', { message: problemText(entries.error) })}
        retryLabel={t('retry')}
        busy={entries.isFetching}
        onRetry={() => void entries.refetch()}
      />
    );
  }
  const rows = entries.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyScene of="ledger" />}
        title={t('history.emptyTitle')}
        action={
          <ButtonLink to={createEventPath} state={overlayState} preventScrollReset variant="secondary" icon={Plus}>
            {t('history.emptyAction')}
          </ButtonLink>
        }
      >
        {t('history.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <table {...tableRoles.table} className="mt-3 w-full text-small">
        <thead {...tableRoles.rows} className="sr-only">
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} scope="col">
              {t('history.day')}
            </th>
            <th {...tableRoles.columnHead} scope="col">
              {t('history.what')}
            </th>
            <th {...tableRoles.columnHead} scope="col">
              {t('history.amount')}
            </th>
            <th {...tableRoles.columnHead} scope="col">
              {t('history.after')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      {entries.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-oxblood text-small">
          {t('history.failed', { message: problemText(entries.error) })}
        </p>
      )}
      {entries.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          className="mt-5"
          busy={entries.isFetchingNextPage}
          busyLabel={t('history.moreBusy')}
          onClick={() => void entries.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const title = entry.event_title ?? t('history.deletedEvent');
  const amount = formatNumber(Math.abs(entry.amount), language);
  return (
    <tr
      {...tableRoles.row}
      className="grid grid-cols-[1fr_auto_auto] gap-x-4 border-line border-t py-3 sm:grid-cols-[9.5rem_1fr_3rem_8.5rem]"
    >
      <td {...tableRoles.cell} className="text-ink-2 max-sm:col-span-3">
        {formatInstantDay(entry.created_at, language)}
      </td>
      <td {...tableRoles.cell} className="wrap-anywhere">
        {t(`history.reason.${entry.reason}`, { title })}
      </td>
      <td {...tableRoles.cell} className="text-right font-semibold tabular-nums">
        {entry.amount < 0 ? '−' : '+'}
        {amount}
      </td>
      <td {...tableRoles.cell} className="text-right text-ink-2 tabular-nums">
        {t(`history.bucket.${entry.bucket}`, { left: formatNumber(entry.balance_after, language) })}
      </td>
    </tr>
  );
}

function EntriesSkeleton() {
  const { t } = useTranslation('subscription');
  return (
    <Loading label={t('history.loading')} className="mt-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="border-line border-t py-3.5">
          <Skeleton className="h-4 w-full max-w-md" />
        </div>
      ))}
    </Loading>
  );
}
