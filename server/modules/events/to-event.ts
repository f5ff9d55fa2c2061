import type { z } from 'zod';
import type { EventSchema } from '#contract/shared/event-fields.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import type { Config } from '#server/config.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { pricedOptions } from '#server/modules/events/quote-event.ts';
import { imageUrl } from '#server/storage/image-url.ts';

/** What everybody may see of a public event. */
export function toPublicEvent(row: EventRow, config: Pick<Config, 'publicUrl'>) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    event_date: row.eventDate,
    start_time: row.startTime,
    end_time: row.endTime,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    category: row.category,
    image_url: imageUrl(config, row.imageUrl),
    participant_type: row.participantType,
    capacity: row.capacity,
    max_participants: row.capacity,
    waiting_list: row.waitingList,
    approval_method: row.approvalMethod,
    ticket_type: row.ticketType,
    ticket_price: row.ticketPriceCents,
    ticket_url: row.ticketUrl,
    box_office: row.boxOffice,
    box_office_price: row.boxOfficePriceCents,
    featured_event: row.featuredEvent,
    participant_counts: { joined: row.joinedCount, waiting: row.waitingCount, applied: row.appliedCount },
  };
}

export function toEvent(row: EventRow, config: Pick<Config, 'publicUrl'>): z.input<typeof EventSchema> {
  return {
    ...toPublicEvent(row, config),
    business_id: row.businessId,
    host_id: row.hostId,
    event_type: row.eventType,
    status: row.status,
    tariff: row.tariff,
    push_notification: row.pushNotification,
    publish_type: row.publishType,
    scheduled_date: row.scheduledDate,
    scheduled_time: row.scheduledTime,
    publish_at: row.publishAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    is_recurring: row.isRecurring,
    share_public: row.sharePublic,
    share_friends: row.shareFriends,
    share_friends_of_friends: row.shareFriendsOfFriends,
    share_individual: row.shareIndividual,
    credits_spent: row.creditsSpent,
    credits_reserved: row.status === 'scheduled' ? eventCost(row.tariff, pricedOptions(row)).total : 0,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
