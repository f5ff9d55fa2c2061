import type { z } from 'zod';
import type { EventSchema } from '#contract/events.ts';
import type { EventRow } from '#server/modules/events/queries.ts';

export function toEvent(row: EventRow): z.input<typeof EventSchema> {
  return {
    id: row.id,
    business_id: row.businessId,
    host_id: row.hostId,
    title: row.title,
    description: row.description,
    location: row.location,
    event_date: row.eventDate,
    start_time: row.startTime,
    end_time: row.endTime,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    event_type: row.eventType,
    capacity: row.capacity,
    category: row.category,
    image_url: row.imageUrl,
    status: row.status,
    tariff: row.tariff,
    featured_event: row.featuredEvent,
    push_notification: row.pushNotification,
    is_recurring: row.isRecurring,
    share_public: row.sharePublic,
    share_friends: row.shareFriends,
    share_friends_of_friends: row.shareFriendsOfFriends,
    share_individual: row.shareIndividual,
    credits_spent: row.creditsSpent,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
