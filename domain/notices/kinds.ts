import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';

/** What a member may hear of, as the account lists it. */
export const noticeKinds = [
  'joined',
  'applied',
  'full',
  'credits',
  'decision',
  'webhook_off',
  'key_ending',
  'report',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a kind of notice comes: with a mail of its own, in the mail of the day, or not. */
export const noticeDeliveries = ['at_once', 'daily', 'off'] as const;
export type NoticeDelivery = (typeof noticeDeliveries)[number];

/** How each kind may come. The report is about a week and comes on its Monday, so a mail of the day would be the same. */
export function deliveriesOf(kind: NoticeKind): readonly NoticeDelivery[] {
  return kind === 'report' ? ['at_once', 'off'] : noticeDeliveries;
}

export type NoticeChoices = Partial<Record<NoticeKind, NoticeDelivery>>;

/** The kinds that fit a line on a device; the report of the week does not. */
export const deviceKinds: readonly NoticeKind[] = noticeKinds.filter((kind) => kind !== 'report');

/** What a member's devices show; of a kind that is left out they do. */
export type DeviceChoices = Partial<Record<NoticeKind, boolean>>;

interface Rule {
  /** What reading of it in the product takes. */
  requires: MemberRequirement;
  /** How it comes to the owner who chose nothing. */
  toOwner: NoticeDelivery;
}

const rules: Record<NoticeKind, Rule> = {
  joined: { requires: 'edit_events', toOwner: 'daily' },
  applied: { requires: 'edit_events', toOwner: 'at_once' },
  full: { requires: 'edit_events', toOwner: 'at_once' },
  credits: { requires: 'owner', toOwner: 'at_once' },
  decision: { requires: 'owner', toOwner: 'at_once' },
  webhook_off: { requires: 'owner', toOwner: 'at_once' },
  key_ending: { requires: 'owner', toOwner: 'at_once' },
  report: { requires: 'view_analytics', toOwner: 'at_once' },
};

export interface NoticeMember extends Pick<Parameters<typeof mayMember>[0], 'isOwner' | 'permissions'> {
  noticeChoices: NoticeChoices;
  deviceChoices: DeviceChoices;
}

/** What notices of a kind require of a member. */
export function noticeRequirement(kind: NoticeKind): MemberRequirement {
  return rules[kind].requires;
}

/** How a kind comes to a member; `off` also for those who may not read of it. Who is not the owner gets what they chose. */
export function deliveryTo(member: NoticeMember, kind: NoticeKind): NoticeDelivery {
  const { requires, toOwner } = rules[kind];
  if (!mayMember(member, requires)) return 'off';
  return member.noticeChoices[kind] ?? (member.isOwner ? toOwner : 'off');
}

/**
 * Whether a member's devices show a kind. They were turned on by the member, on each device, so they show whatever the member may read
 * of and has not turned off.
 */
export function isOnDevices(member: NoticeMember, kind: NoticeKind): boolean {
  return deviceKinds.includes(kind) && mayMember(member, rules[kind].requires) && (member.deviceChoices[kind] ?? true);
}

/** The kinds that a member can choose about. */
export function kindsOf(member: NoticeMember): NoticeKind[] {
  return noticeKinds.filter((kind) => mayMember(member, rules[kind].requires));
}
