import type { SQL } from 'drizzle-orm';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { businessSlugs } from '#database/schema/guest-pages.ts';
import type { ReportedContent } from '#database/schema/reports.ts';
import { businessPagePath, eventPagePath } from '#domain/guest-pages/addresses.ts';
import type { NamedTarget } from '#domain/reports/targets.ts';

/** Target of a report as guests currently see it. */
export interface FoundTarget {
  kind: 'event' | 'business';
  businessId: string;
  eventId: string | null;
  content: ReportedContent;
  /** URL path; null without a page. */
  path: string | null;
}

/** Excludes test sides and closed businesses. */
const isThere = and(isNull(businesses.testOf), isNull(businesses.closedAt));

type Standing = Pick<typeof businesses.$inferSelect, 'verificationStatus' | 'hiddenBy'>;

const isBusinessShown = ({ verificationStatus, hiddenBy }: Standing, profile: { isVisible: boolean }) =>
  verificationStatus === 'verified' && hiddenBy === null && profile.isVisible;

async function findEvent(db: Connection, isIt: SQL, now: Date): Promise<FoundTarget | null> {
  const [row] = await db
    .select({ event: events, business: businesses, profile: businessProfiles })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    // Drafts were never visible.
    .where(and(isIt, isNotNull(events.publishedAt), isThere));
  if (!row) return null;
  const { event, business, profile } = row;
  const isOut = event.status === 'published' || (event.cancelledUntil !== null && event.cancelledUntil > now);
  const isSeen = isOut && event.sharePublic && event.hiddenBy === null && event.heldUntil === null;
  const pictures = [event.imageKey, ...event.morePictures.map(({ key }) => key), event.video?.posterKey ?? null];
  return {
    kind: 'event',
    businessId: business.id,
    eventId: event.id,
    content: {
      takenAt: now.toISOString(),
      isPublic: isSeen && isBusinessShown(business, profile),
      name: event.title,
      description: event.description,
      place: event.location || business.address,
      startsAt: event.startsAt?.toISOString() ?? null,
      endsAt: event.endsAt?.toISOString() ?? null,
      link: event.ticketUrl,
      contact: null,
      tags: event.category?.tags ?? [],
      pictures: pictures.filter((key) => key !== null),
    },
    path: eventPagePath(event),
  };
}

async function findBusiness(db: Connection, isIt: SQL, now: Date): Promise<FoundTarget | null> {
  const [row] = await db
    .select({ business: businesses, profile: businessProfiles })
    .from(businesses)
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(and(isIt, isThere));
  if (!row) return null;
  const { business, profile } = row;
  const contact = [profile.showPhone && profile.publicPhone, profile.showEmail && profile.publicEmail];
  return {
    kind: 'business',
    businessId: business.id,
    eventId: null,
    content: {
      takenAt: now.toISOString(),
      isPublic: isBusinessShown(business, profile),
      name: profile.displayName,
      description: profile.description,
      place: business.address,
      startsAt: null,
      endsAt: null,
      link: profile.websiteUrl,
      contact: contact.filter(Boolean).join(', ') || null,
      tags: profile.categories,
      pictures: [profile.profileImageKey, profile.logoKey].filter((key) => key !== null),
    },
    path: profile.slug === null ? null : businessPagePath(profile.slug),
  };
}

/** The target as guests see it; null if unknown. */
export async function findTarget(db: Connection, named: NamedTarget, now: Date): Promise<FoundTarget | null> {
  if (named.kind === 'event') {
    return findEvent(db, 'id' in named ? eq(events.id, named.id) : eq(events.code, named.code), now);
  }
  if ('id' in named) return findBusiness(db, eq(businesses.id, named.id), now);
  const [page] = await db
    .select({ businessId: businessSlugs.businessId })
    .from(businessSlugs)
    .where(eq(businessSlugs.slug, named.slug));
  return page ? findBusiness(db, eq(businesses.id, page.businessId), now) : null;
}
