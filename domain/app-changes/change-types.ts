import type { NoticeKind, NoticeMove } from '#domain/guest-notices/notice-rules.ts';

/** What became public, changed or went. After `business.gone` none of its events is public either. */
const publicChangeTypes = [
  'business.published',
  'business.changed',
  'business.gone',
  'event.published',
  'event.changed',
  'event.moved',
  'event.cancelled',
  'event.gone',
] as const;

/**
 * What happened to one person at one event. `offered` is a place held for who waited, `accepted` one
 * they said yes to, `lapsed` one they did not answer for in time, `requeued` one that a lowered limit took away, `promoted` one that needs no answer as there is room for all; `approved` is a place that the business gave, `rejected` an application refused,
 * `removed` a place or a wait that the business ended.
 */
const personChangeTypes = [
  'person.joined',
  'person.applied',
  'person.waiting',
  'person.offered',
  'person.accepted',
  'person.promoted',
  'person.lapsed',
  'person.requeued',
  'person.approved',
  'person.rejected',
  'person.removed',
  'person.left',
] as const;

/** What one guest has to be told; each brings a notice that the app acknowledges. */
const noticeChangeTypes = [
  'person.event_cancelled',
  'person.event_moved',
  'person.message',
  'person.reminder',
] as const;

/** What the app is asked to do. */
const requestTypes = ['push.requested'] as const;

export const appChangeTypes = [
  ...publicChangeTypes,
  ...personChangeTypes,
  ...noticeChangeTypes,
  ...requestTypes,
] as const;
export type PersonChangeType = (typeof personChangeTypes)[number];
export type AppChangeType = (typeof appChangeTypes)[number];

/** How the channel calls what one guest is told. */
export const changeOfNotice: Record<NoticeKind, (typeof noticeChangeTypes)[number]> = {
  cancelled: 'person.event_cancelled',
  moved: 'person.event_moved',
  message: 'person.message',
  reminder: 'person.reminder',
};

/** More about a change; instants in ISO 8601. */
export interface AppChangeDetails {
  /** When and where a moved event was before. */
  before?: { starts_at: string; over_at: string; location: string };
  push?: PushRequest;
  /** Until when an offered place is held. */
  answer_by?: string;
  notice?: NoticeDetails;
}

/** What one guest is told: the id to acknowledge, and the words of the business. */
interface NoticeDetails {
  id: string;
  kind: NoticeKind;
  text: string | null;
  move: NoticeMove | null;
  needs_confirmation: boolean;
}

/** Whom a push is for: people who like one of these tags or are one of these characteristics, within the radius. */
interface PushRequest {
  id: string;
  report_until: string;
  audience: {
    tags: string[];
    characteristics: string[];
    near: { latitude: number; longitude: number } | null;
    radius_m: number | null;
  };
}

/** How long changes can be read again, in days. */
export const keptDays = 30;
