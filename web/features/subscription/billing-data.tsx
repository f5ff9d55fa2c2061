import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { clearStoredEdits, hasStoredEdits } from '#web/editing/stored-edits.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { usePreload } from '#web/ui/use-preload.ts';
import type { Billing } from './read-billing.ts';
import { readBilling } from './read-billing.ts';

const BillingForm = onDemand(async () => (await import('./billing-form.tsx')).BillingForm);

export function BillingData() {
  const { t } = useTranslation('subscription');
  const problemText = useProblemText();
  const billing = useQuery(queries.billing);
  const isNarrow = useNarrow();
  usePreload(BillingForm.fetch);
  if (billing.isPending) return <SkeletonText lines={4} className="mt-6" />;
  if (!billing.data) {
    return (
      <ErrorState
        title={t('billing.loadFailed', { message: problemText(billing.error) })}
        retryLabel={t('retry')}
        busy={billing.isFetching}
        onRetry={() => void billing.refetch()}
      />
    );
  }
  const facts = <EditableFacts billing={billing.data} />;
  return (
    <div className="mt-6 rounded-well bg-sunk p-5">
      {isNarrow ? (
        <Disclosure id="billing" title={t('billing.title')} headingLevel="h3">
          <div>{facts}</div>
        </Disclosure>
      ) : (
        <>
          <h3 className="text-label">{t('billing.title')}</h3>
          {facts}
        </>
      )}
    </div>
  );
}

/** The form starts from a fresh read, not the cache. */
function EditableFacts({ billing }: { billing: Billing }) {
  const { t } = useTranslation('subscription');
  const queryClient = useQueryClient();
  const editRef = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Tagged<Billing> | null>(null);
  const keepAs = `billing.${useMembership()?.business_id}`;
  const opening = useAction({
    call: readBilling,
    done(present) {
      queryClient.setQueryData(queries.billing.queryKey, present.data);
      setLoaded(present);
    },
    failed: (message) => t('billing.loadFailed', { message }),
  });

  // Opens the form with edits kept from an ended session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    if (hasStoredEdits(keepAs)) opening.mutate();
  }, []);

  // Closes when the tab is hidden.
  useEffect(() => () => setLoaded(null), []);

  function close() {
    clearStoredEdits(keepAs);
    setLoaded(null);
    requestAnimationFrame(() => editRef.current?.focus());
  }

  const facts = (
    <>
      <BillingFacts billing={billing} />
      <Button
        ref={editRef}
        variant="secondary"
        size="compact"
        className="mt-4"
        busy={opening.isPending || loaded !== null}
        onClick={() => opening.mutate()}
      >
        {t('billing.edit')}
      </Button>
    </>
  );
  if (!loaded) return facts;
  return (
    <Suspense fallback={facts}>
      <BillingForm keepAs={keepAs} loaded={loaded} onClose={close} />
    </Suspense>
  );
}

function BillingFacts({ billing }: { billing: Billing }) {
  const { t } = useTranslation('subscription');
  const { company, street, postcode, city, vat_id: vatId, email, order_number: orderNumber } = billing;
  return (
    <>
      <address className="wrap-anywhere mt-2 text-small not-italic">
        <strong className="font-semibold">{company}</strong>
        <br />
        {street}
        <br />
        {postcode} {city}
      </address>
      <dl className="mt-3 grid gap-2 text-small">
        {vatId !== null && <Fact label={t('billing.vat_id')} value={vatId} />}
        {orderNumber !== null && <Fact label={t('billing.order_number')} value={orderNumber} />}
        <Fact label={t('billing.email')} value={email} />
      </dl>
      {billing.is_vat_id_right === false && (
        <p className="mt-3 rounded-well bg-amber-wash p-3 text-small">{t('billing.vatIdWrong')}</p>
      )}
      {vatId === null && <p className="mt-3 text-ink-2 text-small">{t('billing.vatIdMissing')}</p>}
      {billing.is_presumed && <p className="mt-3 text-ink-2 text-small">{t('billing.presumed')}</p>}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
