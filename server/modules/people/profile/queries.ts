import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import { postcodeIn } from '#domain/geography/place.ts';
import type { Land } from '#domain/hours/lands.ts';
import { isLand } from '#domain/hours/lands.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import type { WaitingProposal } from '#server/modules/people/proposals/queries.ts';
import { waitingProposals } from '#server/modules/people/proposals/queries.ts';

export type ProfileRow = typeof businessProfiles.$inferSelect & { proposals: WaitingProposal[] };

const profileOfBusiness = prepared('profile', (db) =>
  db
    .select({ ...getTableColumns(businessProfiles), proposals: waitingProposals(sql`${businessProfiles}.business_id`) })
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, sql.placeholder('businessId'))),
);

export async function findProfile(db: Connection, businessId: BusinessScope): Promise<ProfileRow | undefined> {
  const [row] = await profileOfBusiness(db).execute({ businessId });
  return row;
}

/** Locks the profile and the columns that decide about changes. */
export async function lockProfile(tx: Transaction, businessId: BusinessScope) {
  const { verificationStatus, companyName } = businesses;
  const [business] = await tx
    .select({ verificationStatus, companyName })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
  if (!business) throw new Error(`membership of a missing business ${businessId}`);
  const [profile] = await tx
    .select({ ...getTableColumns(businessProfiles), proposals: waitingProposals(sql`${businessProfiles}.business_id`) })
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, businessId))
    .for('no key update');
  return { business, profile };
}

/** The Land by postcode; null if missing or unknown. */
export async function findLand({ db }: { db: Connection }, address: string): Promise<Land | null> {
  const postcode = postcodeIn(address);
  if (postcode === null) return null;
  const [found] = await db.select({ state: postcodes.state }).from(postcodes).where(eq(postcodes.postcode, postcode));
  return found && isLand(found.state) ? found.state : null;
}

export async function findLandOfBusiness(ctx: { db: Connection }, businessId: BusinessScope): Promise<Land | null> {
  const [found] = await ctx.db
    .select({ address: businesses.address })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return found ? findLand(ctx, found.address) : null;
}

export async function findStoredHours({ db }: { db: Connection }, businessId: BusinessScope) {
  const [found] = await db
    .select({ address: businesses.address, profile: businessProfiles })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(eq(businesses.id, businessId));
  return found ?? { address: '', profile: null };
}

export async function findComingEvents({ db }: { db: Connection }, businessId: BusinessScope, from: string) {
  const { id, title, location, latitude, longitude, eventDate, startTime, endTime, startsAt, endsAt } = events;
  return db
    .select({
      ...{ id, title, location, latitude, longitude, eventDate, startTime, endTime, startsAt, endsAt },
      joined: events.joinedCount,
    })
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.status, 'published'), gte(events.eventDate, from)))
    .orderBy(asc(events.eventDate), asc(events.startsAt), asc(events.id));
}
