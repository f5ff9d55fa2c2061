import type { NoticeKind, NoticeMove } from '#domain/guest-notices/notice-rules.ts';

/** Changes of public data. After `business.gone` its events are not public either. */
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
 * `offered`: a place is held for a waiting person; `accepted`: they took it; `lapsed`: they did not answer in time;
 * `requeued`: a lowered limit took it away; `promoted`: a place without an answer, as there is room for all; `approved`
 * and `rejected`: the business decided a request; `removed`: the business ended a place or wait.
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

const noticeChangeTypes = [
  'person.event_cancelled',
  'person.event_moved',
  'person.message',
  'person.reminder',
] as const;

const requestTypes = ['push.requested'] as const;

export const appChangeTypes = [
  ...publicChangeTypes,
  ...personChangeTypes,
  ...noticeChangeTypes,
  ...requestTypes,
] as const;
export type PersonChangeType = (typeof personChangeTypes)[number];
export type AppChangeType = (typeof appChangeTypes)[number];

export const changeOfNotice: Record<NoticeKind, (typeof noticeChangeTypes)[number]> = {
  cancelled: 'person.event_cancelled',
  moved: 'person.event_moved',
  message: 'person.message',
  reminder: 'person.reminder',
};

/** Instants in ISO 8601. */
export interface AppChangeDetails {
  /** Previous time and place of a moved event. */
  before?: { starts_at: string; over_at: string; location: string };
  push?: PushRequest;
  /** End of an offered place's hold. */
  answer_by?: string;
  notice?: NoticeDetails;
}

/** The id to acknowledge, and the business's text. */
interface NoticeDetails {
  id: string;
  kind: NoticeKind;
  text: string | null;
  move: NoticeMove | null;
  needs_confirmation: boolean;
  /** With a reminder that asks: when unanswered places go to the next. */
  confirm_by?: string | null;
}

/** People within the radius with one of these tags or characteristics. */
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

/** Days that changes can be read again. */
export const keptDays = 30;
