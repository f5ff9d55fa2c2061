import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatInstantDay, formatNumber, formatPrice } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { FoldedRows, Row, Section } from './section.tsx';

type Money = ApiAnswer<'getCustomerMoney'>;

/** Nothing for a role that may not read payments. */
export function CustomerMoney({ id }: { id: string }) {
  return useStaffRight('read_payments') ? <Loaded id={id} /> : null;
}

function Loaded({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const problemText = useProblemText();
  const money = useInfiniteQuery(reviewQueries.customerMoney(id));
  const first = money.data?.pages[0];
  if (!first) {
    return (
      <Section id="credits" title={t('money.credits')}>
        {money.error ? (
          <ErrorState
            title={t('money.failed')}
            retryLabel={t('retry')}
            onRetry={() => void money.refetch()}
            busy={money.isFetching}
          >
            {problemText(money.error)}
          </ErrorState>
        ) : (
          <Loading label={t('money.loading')}>
            <SkeletonText lines={4} />
          </Loading>
        )}
      </Section>
    );
  }
  const entries = money.data?.pages.flatMap(({ ledger }) => ledger) ?? [];
  return (
    <>
      <Section id="credits" title={t('money.credits')}>
        <Balance balance={first.balance} />
        {entries.length === 0 ? (
          <p className="text-ink-2">{t('money.noEntries')}</p>
        ) : (
          <Ledger
            entries={entries}
            more={
              money.hasNextPage && (
                <Button
                  variant="secondary"
                  size="compact"
                  busy={money.isFetchingNextPage}
                  onClick={() => void money.fetchNextPage()}
                >
                  {t('money.more')}
                </Button>
              )
            }
          />
        )}
      </Section>
      <Payments money={first} />
    </>
  );
}

function Balance({ balance }: { balance: Money['balance'] }) {
  const { t } = useTranslation('desk');
  const { plan, purchased, owed, frozen } = balance;
  const parts = [
    t('money.ofPlan', { left: plan.remaining, total: plan.total }),
    t('money.purchased', { count: purchased }),
    owed > 0 && t('money.owed', { count: owed }),
    frozen > 0 && t('money.frozen', { count: frozen }),
  ];
  return (
    <p>
      <strong>{t('money.balance', { count: balance.balance })}</strong>
      <br />
      <span className="text-ink-2 text-small">{parts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function Ledger({ entries, more }: { entries: Money['ledger']; more: ReactNode }) {
  const { t } = useTranslation(['desk', 'subscription']);
  const language = useLanguage();
  return (
    <FoldedRows more={more}>
      {entries.map((entry) => {
        const title = entry.event_title ?? t('subscription:history.deletedEvent');
        const left = formatNumber(entry.balance_after, language);
        return (
          <Row
            key={entry.id}
            title={t(`subscription:history.reason.${entry.reason}`, { title })}
            notes={[
              formatInstant(entry.created_at, language),
              t(`subscription:history.bucket.${entry.bucket}`, { left }),
            ]}
            end={
              <span className="font-semibold tabular-nums">
                {entry.amount < 0 ? '−' : '+'}
                {formatNumber(Math.abs(entry.amount), language)}
              </span>
            }
          />
        );
      })}
    </FoldedRows>
  );
}

function Payments({ money: { payments, invoices } }: { money: Money }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const isEmpty = payments.length + invoices.length === 0;
  return (
    <Section id="payments" title={t('money.payments')} empty={isEmpty ? t('money.noPayments') : undefined}>
      <FoldedRows>
        {payments.map((payment) => (
          <Row
            key={payment.id}
            title={t('money.paid', { amount: formatPrice(payment.amount_cents, language) })}
            notes={[formatInstantDay(payment.paid_at, language), payment.reference]}
            end={
              <>
                {payment.refunded_cents > 0 && (
                  <Badge tone="amber">
                    {t('money.refunded', { amount: formatPrice(payment.refunded_cents, language) })}
                  </Badge>
                )}
                {payment.disputed_cents > 0 && <Badge tone="oxblood">{t('money.disputed')}</Badge>}
              </>
            }
          />
        ))}
        {invoices.map((invoice) => (
          <Row
            key={invoice.id}
            title={t(`money.document.${invoice.kind}`, { number: invoice.number })}
            notes={[formatInstantDay(invoice.issued_at, language), invoice.corrects]}
            end={<span className="tabular-nums">{formatPrice(invoice.gross_cents, language)}</span>}
          />
        ))}
      </FoldedRows>
    </Section>
  );
}
