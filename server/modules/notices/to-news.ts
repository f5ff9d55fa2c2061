import type { events } from '#database/schema/events.ts';
import type { notices } from '#database/schema/notices.ts';
import type { eventParticipants } from '#database/schema/participants.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import type { News } from '#server/mails/notice-mails.ts';

export interface DueNotice {
  notice: typeof notices.$inferSelect;
  event: typeof events.$inferSelect | null;
  person: typeof eventParticipants.$inferSelect | null;
}

/** Notices that one mail at once, or one line of the daily mail, tells together. */
interface Told {
  ids: string[];
  kind: NoticeKind;
  delivery: 'at_once' | 'daily';
  /** Null when it is not so any more, such as of people who have left. */
  news: News | null;
}

/** Whether somebody still is where the notice says. */
function isStillSo(kind: NoticeKind, { person }: DueNotice): boolean {
  if (!person) return false;
  return kind === 'applied' ? person.status === 'applied' : takesPlace(person.status);
}

function newsOf(group: readonly DueNotice[]): News | null {
  const [{ notice, event } = { notice: undefined, event: null }] = group;
  if (!notice) return null;
  if (notice.facts.about !== 'people') return notice.facts;
  if (!event) return null;
  if (notice.kind === 'full') {
    return event.capacity !== null && event.joinedCount >= event.capacity ? { about: 'full', event } : null;
  }
  const still = group.filter((each) => isStillSo(notice.kind, each));
  const people = new Map(still.flatMap(({ person }) => (person ? [[person.userId, person] as const] : [])));
  const about = notice.kind === 'applied' ? 'applied' : 'joined';
  return people.size > 0 ? { about, event, people: [...people.values()] } : null;
}

/** Of each event and kind one thing to tell, in the order in which they began. */
export function toNews(due: readonly DueNotice[]): Told[] {
  const groups = Map.groupBy(due, ({ notice: { id, kind, delivery, eventId } }) =>
    [delivery, kind, eventId ?? id].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, delivery } = first.notice;
    return [{ ids: group.map(({ notice }) => notice.id), kind, delivery, news: newsOf(group) }];
  });
}
