import { capacityRange, defaultCapacity, eventLimits, maxCharacteristics } from '#domain/events/limits.ts';
import type { ApprovalMethod, ParticipantType, PublishType, TicketType } from '#domain/events/options.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import type { ApiBody } from '#web/api/paths.ts';
import type { EventOfBusiness } from '../use-events.ts';

/** What is typed into the create dialog or the page; numbers and amounts as they are typed. */
export type EventDraft = {
  title: string;
  date: string;
  start: string;
  end: string;
  place: string;
  description: string;
  tags: string[];
  characteristics: string[];
  participantType: ParticipantType;
  maximum: string;
  hasWaitingList: boolean;
  approvalMethod: ApprovalMethod;
  ticketType: TicketType;
  ticketPrice: string;
  ticketUrl: string;
  hasBoxOffice: boolean;
  boxOfficePrice: string;
  isFeatured: boolean;
  hasPush: boolean;
  publishType: PublishType;
  scheduledDate: string;
  scheduledTime: string;
};

/** The dialog has prices and limits of its own. */
export const dialogTariff = 'dialog';
export const dialogCharacteristics = maxCharacteristics(dialogTariff);
export const pageTariff = 'standard';
export const pageCharacteristics = maxCharacteristics(pageTariff);

/** A new event takes place at the business, until someone types something else. */
export function emptyDraft(address: string): EventDraft {
  return {
    title: '',
    date: '',
    start: '',
    end: '',
    place: address,
    description: '',
    tags: [],
    characteristics: [],
    participantType: 'unlimited',
    maximum: String(defaultCapacity),
    hasWaitingList: false,
    approvalMethod: 'first_come',
    ticketType: 'free',
    ticketPrice: '',
    ticketUrl: '',
    hasBoxOffice: false,
    boxOfficePrice: '',
    isFeatured: false,
    hasPush: false,
    publishType: 'immediate',
    scheduledDate: '',
    scheduledTime: '',
  };
}

/** What is no number becomes the usual maximum. */
export function maximumOf(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : defaultCapacity;
}

export function isMaximum(typed: string, tariff: Tariff): boolean {
  const { min, max } = capacityRange(tariff);
  const maximum = maximumOf(typed);
  return maximum >= min && maximum <= max;
}

/** `12`, `12,5` and `12.50` in cents; null when it is no amount that an event may have. */
export function centsOf(typed: string): number | null {
  if (!/^\s*\d+([.,]\d{1,2})?\s*$/.test(typed)) return null;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents <= eventLimits.price ? cents : null;
}

/** The address of the tickets, completed with `https://`; null when it is none. */
export function ticketAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb && url.href.length <= eventLimits.ticketUrlLength ? url.href : null;
}

const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2));

/** The draft as the API takes it. What is not finished yet, such as half an address, is left empty. */
export function eventBody(draft: EventDraft, tariff: Tariff): ApiBody<'createEvent'> {
  const isLimited = draft.participantType === 'limited';
  const isPaid = draft.ticketType === 'paid';
  const isScheduled = draft.publishType === 'scheduled';
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    location: draft.place.trim(),
    event_date: draft.date || null,
    start_time: draft.start || null,
    end_time: draft.end || null,
    category: { tags: draft.tags, userCharacteristics: draft.characteristics },
    participant_type: draft.participantType,
    max_participants: isLimited && isMaximum(draft.maximum, tariff) ? maximumOf(draft.maximum) : null,
    waiting_list: isLimited && draft.hasWaitingList,
    approval_method: draft.approvalMethod,
    ticket_type: draft.ticketType,
    ticket_price: isPaid ? centsOf(draft.ticketPrice) : null,
    ticket_url: isPaid ? ticketAddress(draft.ticketUrl) : null,
    box_office: draft.hasBoxOffice,
    box_office_price: draft.hasBoxOffice ? centsOf(draft.boxOfficePrice) : null,
    featured_event: draft.isFeatured,
    push_notification: draft.hasPush,
    publish_type: draft.publishType,
    scheduled_date: isScheduled ? draft.scheduledDate || null : null,
    scheduled_time: isScheduled && draft.scheduledDate ? draft.scheduledTime || null : null,
    tariff,
  };
}

/** A stored event as it is typed. */
export function draftOf(event: EventOfBusiness): EventDraft {
  return {
    title: event.title,
    date: event.event_date ?? '',
    start: event.start_time ?? '',
    end: event.end_time ?? '',
    place: event.location,
    description: event.description,
    tags: event.category?.tags ?? [],
    characteristics: event.category?.userCharacteristics ?? [],
    participantType: event.participant_type,
    maximum: String(event.max_participants ?? defaultCapacity),
    hasWaitingList: event.waiting_list,
    approvalMethod: event.approval_method,
    ticketType: event.ticket_type,
    ticketPrice: amount(event.ticket_price),
    ticketUrl: event.ticket_url ?? '',
    hasBoxOffice: event.box_office,
    boxOfficePrice: amount(event.box_office_price),
    isFeatured: event.featured_event,
    hasPush: event.push_notification,
    publishType: event.publish_type,
    scheduledDate: event.scheduled_date ?? '',
    scheduledTime: event.scheduled_time ?? '',
  };
}
