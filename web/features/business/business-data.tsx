import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { Business } from '#web/member/use-business.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from './business-form.tsx';
import { businessKey, readBusiness } from './read-business.ts';

/** The business data: read, or in the form. The form begins with what is stored now, whatever was loaded before. */
export function BusinessData({ business }: { business: Business }) {
  const { t } = useTranslation('business-data');
  const toasts = useToasts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const editRef = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Tagged<Business> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function edit() {
    setLoading(true);
    try {
      const present = await readBusiness();
      queryClient.setQueryData(businessKey, present.data);
      setLoaded(present);
    } catch (error) {
      toasts.show({ kind: 'warning', title: t('loadFailed', { message: problemText(error) }) });
    } finally {
      setLoading(false);
    }
  }

  function close() {
    setLoaded(null);
    requestAnimationFrame(() => editRef.current?.focus());
  }

  return (
    <section aria-labelledby="business-data">
      {loaded ? (
        <BusinessForm loaded={loaded} onClose={close} />
      ) : (
        <BusinessFacts business={business} editRef={editRef} onEdit={() => void edit()} busy={isLoading} />
      )}
    </section>
  );
}
