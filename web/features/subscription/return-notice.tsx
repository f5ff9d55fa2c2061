import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CircleCheck } from '#web/ui/icons/circle-check.ts';
import { CircleSlash } from '#web/ui/icons/circle-slash.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const outcomes = ['paid', 'cancelled', 'expired'] as const;
type Outcome = (typeof outcomes)[number];

/** Confirms a checkout after its payment is found. */
export function ReturnNotice({ onPaid }: { onPaid: () => Promise<unknown> }) {
  const { t } = useTranslation('subscription');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | 'checking'>();
  const isHandled = useRef(false);
  const returned = outcomes.find((one) => one === search.get('checkout'));

  useEffect(() => {
    if (!returned || isHandled.current) return;
    isHandled.current = true;
    void navigate(tabPath('subscription'), { replace: true, preventScrollReset: true });
    if (returned !== 'paid') {
      setOutcome(returned);
      return;
    }
    setOutcome('checking');
    onPaid().then(
      () => setOutcome('paid'),
      () => setOutcome(undefined),
    );
  }, [returned, navigate, onPaid]);

  return (
    <div role="status" className={outcome ? 'mb-8' : undefined}>
      {outcome && (
        <p className="flex items-start gap-3 rounded-well bg-sunk p-4">
          <Mark outcome={outcome} />
          <span>
            <strong className="text-label">{t(`messages.${outcome}`)}</strong>{' '}
            {outcome === 'paid' && <span className="text-ink-2">{t('messages.paidText')}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

function Mark({ outcome }: { outcome: Outcome | 'checking' }) {
  if (outcome === 'checking') return <Spinner size={20} />;
  if (outcome === 'paid') return <Icon of={CircleCheck} className="mt-0.5 shrink-0 text-fir" />;
  return <Icon of={CircleSlash} className="mt-0.5 shrink-0 text-ink-2" />;
}
