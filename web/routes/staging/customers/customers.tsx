import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { searchLength } from '#domain/desk/customer-search.ts';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { CustomerSearch } from '#web/features/desk/customer-search.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import type { Route } from './+types/customers.ts';

export const handle = {
  hydrate: 'after-paint',
  texts: ['desk', 'review', 'staff', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

const searched = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, searchLength.most);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const q = searched(new URL(request.url).searchParams);
  return readAsReviewer({ context }, q.length < searchLength.least ? [] : [reviewQueries.customers(q)]);
};

/** Where staff begin when a customer calls. */
export default function StagingCustomers() {
  const { t } = useTranslation(['desk', 'staff']);
  const reviewer = useReviewer();
  const may = useStaffRight('read_customers');
  const [search] = useSearchParams();
  const q = searched(search);
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('search.head')} description={t('description')} isPrivate />
      {may === false ? (
        <PageMissing right="read_customers" title={t('staff:locked.customers')} />
      ) : (
        <>
          <h1 className="mb-6 text-h1">{t('search.title')}</h1>
          {reviewer && <CustomerSearch key={q} q={q} />}
        </>
      )}
    </div>
  );
}
