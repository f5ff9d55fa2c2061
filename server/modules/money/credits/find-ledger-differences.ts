import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import type { LedgerDifference } from '#domain/credits/ledger.ts';

/**
 * Ledger invariants in one snapshot: balances equal the sum of entries and the last one; entries are continuous; held
 * and paid credits were taken; paid packs are booked; returned payments are taken back or owed.
 */
export async function findLedgerDifferences(db: Connection): Promise<LedgerDifference[]> {
  const { rows } = await db.execute<{ business_id: string; what: string }>(sql`
    with entries as (
      select business_id, bucket, amount, balance_after, reason, event_id, reference,
        lag(balance_after, 1, 0) over chain as balance_before
      from credit_entries window chain as (partition by business_id, bucket order by seq)
    ), sums as (
      select business_id,
        coalesce(sum(amount) filter (where bucket = 'plan'), 0) as plan,
        coalesce(sum(amount) filter (where bucket = 'purchased'), 0) as purchased
      from entries group by business_id
    ), reserved as (
      select business_id, event_id, -sum(amount) as credits
      from entries
      where reason in ('event_published', 'event_changed', 'event_reserved', 'reservation_released', 'push_returned', 'event_returned',
        'hidden_returned')
      group by business_id, event_id
    ), reservations as (
      select business_id, event_id,
        sum(plan_credits + purchased_credits) filter (where status <> 'released') as credits
      from credit_reservations group by business_id, event_id
    ), claimed as (
      select business_id, sum(claimed_credits) as claimed, sum(frozen_credits) as frozen from payments group by business_id
    ), returned as (
      select business_id, -sum(amount) as taken
      from entries where reason in ('payment_returned', 'payment_restored') group by business_id
    )
    select a.business_id, format('plan balance %s, entries %s', a.plan_balance, coalesce(s.plan, 0)) as what
    from credit_accounts a left join sums s using (business_id) where a.plan_balance <> coalesce(s.plan, 0)
    union all
    select a.business_id, format('purchased balance %s, entries %s', a.purchased_balance, coalesce(s.purchased, 0))
    from credit_accounts a left join sums s using (business_id) where a.purchased_balance <> coalesce(s.purchased, 0)
    union all
    select business_id, format('a %s entry of %s leaves %s after %s', bucket, amount, balance_after, balance_before)
    from entries where balance_before + amount <> balance_after
    union all
    select coalesce(e.business_id, r.business_id),
      format('event %s holds or paid %s, entries %s', coalesce(e.event_id, r.event_id), coalesce(r.credits, 0), coalesce(e.credits, 0))
    from reserved e full join reservations r using (business_id, event_id)
    where coalesce(e.credits, 0) <> coalesce(r.credits, 0)
    union all
    select p.business_id, format('payment %s of %s credits was not booked', p.reference, p.credits)
    from payments p join credit_accounts a using (business_id)
    where p.type = 'one-time' and not exists (
      select from credit_entries c
      where c.business_id = p.business_id and c.reference = p.reference and c.reason = 'purchase' and c.amount = p.credits
    )
    union all
    select a.business_id,
      format('owed %s, asked back %s, taken back %s', a.owed_credits, coalesce(c.claimed, 0), coalesce(r.taken, 0))
    from credit_accounts a left join claimed c using (business_id) left join returned r using (business_id)
    where a.owed_credits <> coalesce(c.claimed, 0) - coalesce(r.taken, 0)
    union all
    select a.business_id, format('frozen %s, of payments %s', a.frozen_credits, coalesce(c.frozen, 0))
    from credit_accounts a left join claimed c using (business_id) where a.frozen_credits <> coalesce(c.frozen, 0)`);
  return rows.map((row) => ({ businessId: row.business_id, what: row.what }));
}
