import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useAction } from '#web/api/use-action.ts';
import { forgetEdits, hasKeptEdits } from '#web/editing/kept-edits.ts';
import type { Business } from '#web/member/use-business.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useAhead } from '#web/ui/use-ahead.ts';
import { BusinessFacts } from './business-facts.tsx';
import { businessEdits } from './business-values.ts';
import { readBusiness } from './read-business.ts';

const BusinessForm = onDemand(async () => (await import('./business-form.tsx')).BusinessForm);

/** The business data, read-only or in the form. The form starts from what is stored now, not from the cache. */
export function BusinessData({ business }: { business: Business }) {
  const { t } = useTranslation('business-data');
  const queryClient = useQueryClient();
  const editRef = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Tagged<Business> | null>(null);
  const opening = useAction({
    call: readBusiness,
    done(present) {
      queryClient.setQueryData(queries.business.queryKey, present.data);
      setLoaded(present);
    },
    failed: (message) => t('loadFailed', { message }),
  });

  useAhead(BusinessForm.fetch);

  // Somebody was signed out while typing here: the form opens with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (hasKeptEdits(businessEdits(business))) opening.mutate();
  }, []);

  // A tab that is left untouched comes back closed.
  useEffect(() => () => setLoaded(null), []);

  function close() {
    forgetEdits(businessEdits(business));
    setLoaded(null);
    requestAnimationFrame(() => editRef.current?.focus());
  }

  const facts = (
    <BusinessFacts
      business={business}
      editRef={editRef}
      onEdit={() => opening.mutate()}
      busy={opening.isPending || loaded !== null}
    />
  );
  return (
    <section aria-labelledby="business-data">
      {loaded ? (
        <Suspense fallback={facts}>
          <BusinessForm loaded={loaded} onClose={close} />
        </Suspense>
      ) : (
        facts
      )}
    </section>
  );
}
