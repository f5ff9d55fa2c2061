import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import type { Balance } from '#web/member/use-balance.ts';
import { creditTotal } from '#web/member/use-balance.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Card } from '#web/ui/panel.tsx';
import { Strips } from '#web/ui/strips.tsx';

/** How many credits are left, as figure and as strips. */
export function CreditsCard({ balance }: { balance: Balance }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const total = creditTotal(balance);
  const until = balance.plan.resets_at;
  const note = until
    ? t('stats.planUntil', { day: formatInstantDay(until, language) })
    : balance.purchased > 0 && t('stats.purchased');
  return (
    <Card>
      <h2 className="text-label text-ink-2">{t('stats.credits')}</h2>
      <div className="mt-4 flex items-end justify-between gap-x-6">
        <p className="shrink-0 whitespace-nowrap">
          <span aria-hidden="true">
            <span className="text-stat">{balance.balance}</span>
            <span className="text-[1.75rem] text-ink-3 text-stat"> / {total}</span>
          </span>
          <span className="sr-only">{t('stats.creditsOf', { left: balance.balance, total })}</span>
        </p>
        <div className="-mt-6 min-w-0 max-w-70 flex-1 self-start">
          <Strips
            total={total}
            left={balance.balance}
            height={52}
            className="ms-auto h-auto max-w-full overflow-visible"
          />
        </div>
      </div>
      {note && <p className="mt-4 text-ink-3 text-small">{note}</p>}
    </Card>
  );
}
