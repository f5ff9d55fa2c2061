import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { ParticipantRow } from '#server/modules/events/set-participant-status.ts';

interface Filter {
  businessId: BusinessScope;
  eventId: string;
  status: ParticipantStatus | undefined;
}

function prepareList(db: Database, hasStatus: boolean) {
  const filter = and(
    eq(eventParticipants.eventId, sql.placeholder('eventId')),
    eq(eventParticipants.businessId, sql.placeholder('businessId')),
    hasStatus ? eq(eventParticipants.status, sql.placeholder('status')) : undefined,
  );
  const inOrder = asc(eventParticipants.seq);
  const name = (kind: string) => `participants_${kind}${hasStatus ? '_of_status' : ''}`;
  return {
    page: db
      .select()
      .from(eventParticipants)
      .where(filter)
      .orderBy(inOrder)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name('page')),
    after: db
      .select()
      .from(eventParticipants)
      .where(and(filter, gt(eventParticipants.seq, sql.placeholder('seq'))))
      .orderBy(inOrder)
      .limit(sql.placeholder('limit'))
      .prepare(name('after')),
    all: db.select().from(eventParticipants).where(filter).orderBy(inOrder).prepare(name('all')),
    total: db
      .select({ count: sql<number>`count(*)::int` })
      .from(eventParticipants)
      .where(filter)
      .prepare(name('total')),
  };
}

/** Prepared reads of the participants of one event, in the order they came. */
export function prepareParticipantQueries(db: Database) {
  const everybody = prepareList(db, false);
  const ofStatus = prepareList(db, true);
  const event = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, sql.placeholder('eventId')), eq(events.businessId, sql.placeholder('businessId'))))
    .prepare('participants_event');
  const choose = ({ status }: Filter) => (status ? ofStatus : everybody);

  return {
    async hasEvent({ businessId, eventId }: Pick<Filter, 'businessId' | 'eventId'>): Promise<boolean> {
      return (await event.execute({ businessId, eventId })).length > 0;
    },
    async findPage(filter: Filter, limit: number, number: number) {
      const { page, total } = choose(filter);
      const [rows, [counted]] = await Promise.all([
        page.execute({ ...filter, limit, offset: (number - 1) * limit }),
        total.execute({ ...filter }),
      ]);
      return { rows, total: counted?.count ?? 0 };
    },
    async findAfter(filter: Filter, limit: number, seq: number): Promise<ParticipantRow[]> {
      return choose(filter).after.execute({ ...filter, limit, seq });
    },
    async findAll(filter: Filter): Promise<ParticipantRow[]> {
      return choose(filter).all.execute({ ...filter });
    },
  };
}
