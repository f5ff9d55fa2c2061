import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useAction } from '#web/api/use-action.ts';
import { clearStoredEdits, hasStoredEdits } from '#web/editing/stored-edits.ts';
import { BusinessFacts } from '#web/features/business/business-facts.tsx';
import { businessEdits } from '#web/features/business/business-values.ts';
import { readBusiness } from '#web/features/business/read-business.ts';
import type { Business } from '#web/member/use-business.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import { RoomCard } from './room-card.tsx';

const BusinessForm = onDemand(async () => (await import('#web/features/business/business-form.tsx')).BusinessForm);

type BusinessRoomProps = { business: Business; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Business data, or its form based on a fresh read, not the cache. */
export function BusinessRoom({ business, isOpen, onOpen }: BusinessRoomProps) {
  const { t } = useTranslation('business-data');
  const queryClient = useQueryClient();
  const membership = useMembership();
  const isOwner = membership?.is_owner === true;
  const [loaded, setLoaded] = useState<Tagged<Business> | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { mutate } = useAction({
    call: readBusiness,
    done(present) {
      queryClient.setQueryData(queries.business.queryKey, present.data);
      setLoaded(present);
    },
    failed(message) {
      onOpen(false);
      return t('loadFailed', { message });
    },
  });
  usePreload(BusinessForm.fetch, isOwner);
  // Opens the form with edits kept from an ended session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    if (hasStoredEdits(businessEdits(business))) onOpen(true);
  }, []);
  const isWanted = isOpen && isOwner && loaded === null;
  useEffect(() => {
    if (isWanted) mutate();
  }, [isWanted, mutate]);
  if (!isOpen && !isUnsaved && loaded !== null) setLoaded(null);

  function close() {
    clearStoredEdits(businessEdits(business));
    setLoaded(null);
    onOpen(false);
  }

  const facts = <BusinessFacts business={business} />;
  return (
    <RoomCard
      room="business"
      isOpen={isOpen && isOwner}
      onToggle={isOwner ? () => onOpen(!isOpen) : undefined}
      isUnsaved={isUnsaved}
      summary={facts}
    >
      {loaded ? (
        <Suspense fallback={facts}>
          <BusinessForm loaded={loaded} onClose={close} onUnsaved={setUnsaved} />
        </Suspense>
      ) : (
        facts
      )}
    </RoomCard>
  );
}
