import { isDeepStrictEqual } from 'node:util';
import type { EventChanges, EventReplacement } from '#contract/shared/event-fields.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { capacityRange, maxCharacteristics } from '#domain/events/limits.ts';
import { searchText } from '#domain/events/search-text.ts';
import { invalidField } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

/** An event before anything is typed. */
const blank = {
  title: '',
  description: '',
  location: '',
  eventDate: null,
  startTime: null,
  endTime: null,
  category: null,
  participantType: 'unlimited',
  capacity: null,
  waitingList: false,
  approvalMethod: 'first_come',
  ticketType: 'free',
  ticketPriceCents: null,
  ticketUrl: null,
  boxOffice: false,
  boxOfficePriceCents: null,
  featuredEvent: false,
  pushNotification: false,
  tariff: 'standard',
  publishType: 'immediate',
  scheduledDate: null,
  scheduledTime: null,
  isRecurring: false,
  sharePublic: true,
  shareFriends: false,
  shareFriendsOfFriends: false,
  shareIndividual: false,
} satisfies Partial<EventRow>;

/** The columns that people fill in. */
export type EventContent = Pick<EventRow, keyof typeof blank>;

/** What people filled in, without the columns that the product keeps itself. */
export function contentOf(row: EventRow): EventContent {
  const content = Object.keys(blank).map((column) => [column, row[column as keyof EventContent]]);
  return Object.fromEntries(content) as EventContent;
}

export function isSameContent(a: EventContent, b: EventContent): boolean {
  return isDeepStrictEqual(a, b);
}

/** Refuses a field and its alias that say different things; whichever was meant, the other would be lost. */
function requireAgreement(field: string, sent: unknown, alias: string, aliased: unknown): void {
  if (sent === undefined || aliased === undefined || isDeepStrictEqual(sent, aliased)) return;
  throw invalidField(alias, 'mismatch', `\`${alias}\` and \`${field}\` are the same, but differ here`);
}

function changeDay(present: string | null, { event_date: day, date: alias }: EventChanges): string | null {
  requireAgreement('event_date', day, 'date', alias);
  return orPresent(day === undefined ? alias : day, present);
}

function changeCategory(present: EventContent['category'], { category, character_tags: aliasTags }: EventChanges) {
  if (category === undefined && aliasTags === undefined) return present;
  requireAgreement('category.tags', category === null ? [] : category?.tags, 'character_tags', aliasTags);
  const kept = category === null ? null : present;
  const tags = aliasTags ?? category?.tags ?? kept?.tags ?? [];
  const userCharacteristics = category?.userCharacteristics ?? kept?.userCharacteristics ?? [];
  const name = category?.name ?? present?.name;
  if (tags.length + userCharacteristics.length === 0 && !name) return null;
  return { tags, userCharacteristics, ...(name ? { name } : {}) };
}

function changeLimit(present: EventContent, changes: EventChanges): Pick<EventContent, 'participantType' | 'capacity'> {
  const { max_participants: maximum, capacity } = changes;
  requireAgreement('capacity', capacity, 'max_participants', maximum);
  const number = maximum === undefined ? capacity : maximum;
  const follows = number === undefined ? present.participantType : number === null ? 'unlimited' : 'limited';
  const participantType = changes.participant_type ?? follows;
  if (participantType === 'unlimited') return { participantType, capacity: null };
  return { participantType, capacity: number === undefined ? present.capacity : number };
}

/** Content with the given changes; what was not sent stays. 422 when a limit of its tariff is passed by it. */
export function changeContent(present: EventContent, changes: EventChanges): EventContent {
  const changed: EventContent = {
    title: changes.title ?? present.title,
    description: changes.description ?? present.description,
    location: changes.location ?? present.location,
    eventDate: changeDay(present.eventDate, changes),
    startTime: orPresent(changes.start_time, present.startTime),
    endTime: orPresent(changes.end_time, present.endTime),
    category: changeCategory(present.category, changes),
    ...changeLimit(present, changes),
    waitingList: changes.waiting_list ?? present.waitingList,
    approvalMethod: changes.approval_method ?? present.approvalMethod,
    ticketType: changes.ticket_type ?? present.ticketType,
    ticketPriceCents: orPresent(changes.ticket_price, present.ticketPriceCents),
    ticketUrl: orPresent(changes.ticket_url, present.ticketUrl),
    boxOffice: changes.box_office ?? present.boxOffice,
    boxOfficePriceCents: orPresent(changes.box_office_price, present.boxOfficePriceCents),
    featuredEvent: changes.featured_event ?? present.featuredEvent,
    pushNotification: changes.push_notification ?? present.pushNotification,
    tariff: changes.tariff ?? present.tariff,
    publishType: changes.publish_type ?? present.publishType,
    scheduledDate: orPresent(changes.scheduled_date, present.scheduledDate),
    scheduledTime: orPresent(changes.scheduled_time, present.scheduledTime),
    isRecurring: changes.is_recurring ?? present.isRecurring,
    sharePublic: changes.share_public ?? present.sharePublic,
    shareFriends: changes.share_friends ?? present.shareFriends,
    shareFriendsOfFriends: changes.share_friends_of_friends ?? present.shareFriendsOfFriends,
    shareIndividual: changes.share_individual ?? present.shareIndividual,
  };
  requireLimits(present, changed, changes);
  return changed;
}

function orPresent<T>(sent: T | null | undefined, present: T | null): T | null {
  return sent === undefined ? present : sent;
}

function requireLimits(present: EventContent, changed: EventContent, changes: EventChanges): void {
  const isNewTariff = changed.tariff !== present.tariff;
  const max = maxCharacteristics(changed.tariff);
  const count = changed.category?.userCharacteristics.length ?? 0;
  if (count > max && (isNewTariff || changed.category !== present.category)) {
    throw invalidField('category.userCharacteristics', 'too_big', `At most ${max} user characteristics`);
  }
  const { capacity } = changed;
  const range = capacityRange(changed.tariff);
  if (capacity === null || (capacity === present.capacity && !isNewTariff)) return;
  if (capacity >= range.min && capacity <= range.max) return;
  const field = changes.max_participants === undefined ? 'capacity' : 'max_participants';
  const code = capacity < range.min ? 'too_small' : 'too_big';
  throw invalidField(field, code, `Between ${range.min} and ${range.max} participants`);
}

/** Content of a new event. */
export function newContent(changes: EventChanges): EventContent {
  return changeContent(blank, changes);
}

/** Content that takes the place of what is there; only the tariff and the legacy name stay when they are not sent. */
export function replaceContent(present: EventContent, replacement: EventReplacement): EventContent {
  const name = present.category?.name;
  const category = name ? { tags: [], userCharacteristics: [], name } : null;
  return changeContent({ ...blank, tariff: present.tariff, category }, replacement);
}

/** Columns that follow from the content: what is searched, and the instants. */
export function derivedColumns(content: EventContent): Pick<EventRow, 'searchText' | 'startsAt' | 'endsAt'> {
  const { title, location, eventDate, startTime, endTime } = content;
  const instants =
    eventDate === null ? { startsAt: null, endsAt: null } : eventInstants({ eventDate, startTime, endTime });
  return { searchText: searchText(title, location), ...instants };
}
