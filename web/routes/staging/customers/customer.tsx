import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Customer } from '#web/features/desk/customer.ts';
import { CustomerFacts } from '#web/features/desk/customer-facts.tsx';
import { CustomerHead } from '#web/features/desk/customer-head.tsx';
import {
  CustomerConduct,
  CustomerEvents,
  CustomerIntegrations,
  CustomerMails,
  CustomerNotes,
} from '#web/features/desk/customer-lists.tsx';
import { CustomerMoney } from '#web/features/desk/customer-money.tsx';
import { CustomerPeople } from '#web/features/desk/customer-people.tsx';
import { CustomerTimeline } from '#web/features/desk/customer-timeline.tsx';
import { MoneyActs } from '#web/features/desk/money-acts.tsx';
import { PeopleActs } from '#web/features/desk/people-acts.tsx';
import { ViewAsAct } from '#web/features/desk/view-as-act.tsx';
import { CaseNotes } from '#web/features/review/case-notes.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/customer.ts';

export const handle = {
  hydrate: 'after-paint',
  texts: [
    'desk',
    'desk-acts',
    'desk-views',
    'money-acts',
    'review',
    'staff',
    'problems',
    'team',
    'events',
    'measures',
    'reports',
    'subscription',
    'audit',
  ],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.customer(params.id), reviewQueries.customerMoney(params.id)]);

export default function StagingCustomer() {
  const { id = '' } = useParams();
  const { t } = useTranslation('staff');
  const reviewer = useReviewer();
  const may = useStaffRight('read_customers');
  return (
    <div className="container-page min-h-dvh pt-6 pb-16">
      {may === false && <PageMissing right="read_customers" title={t('locked.customers')} />}
      {may && reviewer && <Opened key={id} id={id} />}
      {may === undefined && <CustomerSkeleton />}
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(reviewQueries.customer(id));
  if (data) return <CustomerPage customer={data} />;
  if (!error) return <CustomerSkeleton />;
  const isMissing = isProblem(error, 'not_found');
  return (
    <>
      <PageHead title={t('search.head')} description={t('description')} isPrivate />
      <h1 className="sr-only">{t('customer.failed')}</h1>
      <ErrorState
        title={t(isMissing ? 'customer.missing' : 'customer.failed')}
        retryLabel={t('retry')}
        onRetry={isMissing ? undefined : () => void refetch()}
        busy={isFetching}
      >
        {!isMissing && problemText(error)}
      </ErrorState>
    </>
  );
}

/** The acts of staff stand below the head, each in its own component. */
function CustomerPage({ customer }: { customer: Customer }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <PageHead
        title={t('customer.head', { company: customer.company_name || t('erased') })}
        description={t('description')}
        isPrivate
      />
      <CustomerHead customer={customer} />
      {!customer.is_closed && (
        <>
          <div className="mt-5 flex flex-wrap gap-3">
            <ViewAsAct businessId={customer.id} company={customer.company_name} />
          </div>
          <PeopleActs businessId={customer.id} />
        </>
      )}
      <div className="mt-6 lg:columns-2 lg:gap-5 *:mb-5 *:break-inside-avoid">
        <CustomerFacts customer={customer} />
        <CustomerPeople people={customer.people} />
        <CustomerMoney id={customer.id} />
        {!customer.is_closed && <MoneyActs businessId={customer.id} />}
        <CustomerEvents events={customer.events} />
        <CustomerMails mails={customer.mails} />
        <CustomerIntegrations webhooks={customer.webhooks} keys={customer.api_keys} />
        <CustomerConduct measures={customer.measures} reports={customer.reports} />
        {customer.is_closed ? (
          <CustomerNotes notes={customer.notes} />
        ) : (
          <Card>
            <CaseNotes business={customer} />
          </Card>
        )}
        <CustomerTimeline id={customer.id} />
      </div>
    </>
  );
}

function CustomerSkeleton() {
  const { t } = useTranslation('desk');
  return (
    <>
      <PageHead title={t('search.head')} description={t('description')} isPrivate />
      <Loading label={t('customer.loading')} className="grid gap-6 pt-4">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-96 w-full" />
      </Loading>
    </>
  );
}
