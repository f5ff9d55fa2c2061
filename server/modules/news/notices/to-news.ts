import type { apiKeys } from '#database/schema/api-keys.ts';
import type { creditAccounts } from '#database/schema/credits.ts';
import type { events } from '#database/schema/events.ts';
import type { notices } from '#database/schema/notices.ts';
import type { eventParticipants } from '#database/schema/participants.ts';
import type { webhooks } from '#database/schema/webhooks.ts';
import { hasPlanLapsed, isTrial } from '#domain/credits/buckets.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import type { News } from '#server/adapters/mails/notice-mails.ts';

export interface DueNotice {
  notice: typeof notices.$inferSelect;
  event: typeof events.$inferSelect | null;
  person: typeof eventParticipants.$inferSelect | null;
  account: typeof creditAccounts.$inferSelect | null;
  webhook: typeof webhooks.$inferSelect | null;
  apiKey: typeof apiKeys.$inferSelect | null;
}

/** Notices of one immediate mail, daily line, or device message. */
export interface NoticeGroup {
  ids: string[];
  kind: NoticeKind;
  delivery: 'at_once' | 'daily';
  eventId: string | null;
  /** Null if outdated. */
  news: News | null;
}

function isStillSo(kind: NoticeKind, { person }: DueNotice): boolean {
  if (!person) return false;
  return kind === 'applied' ? person.status === 'applied' : takesPlace(person.status);
}

/** Null after the period's end or a plan purchase. */
function creditNews(about: 'low_credits' | 'trial_ending', { account }: DueNotice, now: Date): News | null {
  if (!account || hasPlanLapsed(account, now)) return null;
  const { planBalance: remaining, planTotal: total, purchasedBalance: purchased, planEndsAt: endsAt } = account;
  if (about === 'low_credits') return account.isLowNoticed ? { about, remaining, total, purchased } : null;
  return isTrial(account) && endsAt && remaining > 0 ? { about, remaining, endsAt } : null;
}

function peopleNews(group: readonly DueNotice[], { notice, event }: DueNotice): News | null {
  if (!event) return null;
  if (notice.kind === 'full') {
    return event.capacity !== null && event.joinedCount >= event.capacity ? { about: 'full', event } : null;
  }
  const still = group.filter((each) => isStillSo(notice.kind, each));
  const people = new Map(still.flatMap(({ person }) => (person ? [[person.userId, person] as const] : [])));
  const about = notice.kind === 'applied' ? 'applied' : 'joined';
  return people.size > 0 ? { about, event, people: [...people.values()] } : null;
}

/** Null once paid or gone. */
function seriesNews({ event }: DueNotice): News | null {
  if (event?.status !== 'draft' || event.startsAt === null) return null;
  return { about: 'series_paused', title: event.title, startsAt: event.startsAt };
}

/** Null once the key is revoked or expired. */
function keyNews({ apiKey }: DueNotice, now: Date): News | null {
  if (!apiKey?.expiresAt || apiKey.expiresAt <= now) return null;
  return { about: 'key_ending', keyName: apiKey.name, expiresAt: apiKey.expiresAt };
}

function newsOf(group: readonly DueNotice[], first: DueNotice, now: Date): News | null {
  const { facts } = first.notice;
  switch (facts.about) {
    case 'people':
      return peopleNews(group, first);
    case 'low_credits':
    case 'trial_ending':
      return creditNews(facts.about, first, now);
    case 'series_paused':
      return seriesNews(first);
    case 'decision':
    case 'proposals':
    case 'source_failing':
    case 'agent_request':
      return facts;
    case 'webhook_off':
      return first.webhook?.status === 'disabled' ? { about: facts.about, url: first.webhook.url } : null;
    case 'key_ending':
      return keyNews(first, now);
  }
}

/** Groups notices by event and kind, ordered by their first. */
export function toNews(due: readonly DueNotice[], now: Date): NoticeGroup[] {
  const groups = Map.groupBy(due, ({ notice: { id, kind, delivery, eventId } }) =>
    [delivery, kind, eventId ?? id].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, delivery, eventId } = first.notice;
    return [{ ids: group.map(({ notice }) => notice.id), kind, delivery, eventId, news: newsOf(group, first, now) }];
  });
}
