import type { MemberRequirement } from '#domain/team/permissions.ts';
import { mayMember } from '#domain/team/permissions.ts';

/** In display order. */
export const noticeKinds = [
  'joined',
  'applied',
  'full',
  'agent_request',
  'credits',
  'decision',
  'webhook_off',
  'key_ending',
  'source_failing',
  'report',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Own mail, daily mail, or none. */
export const noticeDeliveries = ['at_once', 'daily', 'off'] as const;
export type NoticeDelivery = (typeof noticeDeliveries)[number];

/** The weekly report has no `daily`, as it comes on Mondays anyway. */
export function deliveriesOf(kind: NoticeKind): readonly NoticeDelivery[] {
  return kind === 'report' ? ['at_once', 'off'] : noticeDeliveries;
}

export type NoticeChoices = Partial<Record<NoticeKind, NoticeDelivery>>;

/** Kinds that fit a device's message. */
export const deviceKinds: readonly NoticeKind[] = noticeKinds.filter((kind) => kind !== 'report');

/** Choices for devices; missing kinds are on. */
export type DeviceChoices = Partial<Record<NoticeKind, boolean>>;

interface Rule {
  /** Permission to read it in the product. */
  requires: MemberRequirement;
  /** Default for owners. */
  toOwner: NoticeDelivery;
}

const rules: Record<NoticeKind, Rule> = {
  joined: { requires: 'edit_events', toOwner: 'daily' },
  applied: { requires: 'edit_events', toOwner: 'at_once' },
  full: { requires: 'edit_events', toOwner: 'at_once' },
  agent_request: { requires: 'edit_events', toOwner: 'at_once' },
  credits: { requires: 'owner', toOwner: 'at_once' },
  decision: { requires: 'owner', toOwner: 'at_once' },
  webhook_off: { requires: 'owner', toOwner: 'at_once' },
  key_ending: { requires: 'owner', toOwner: 'at_once' },
  source_failing: { requires: 'create_events', toOwner: 'at_once' },
  report: { requires: 'view_analytics', toOwner: 'at_once' },
};

export interface NoticeMember extends Pick<Parameters<typeof mayMember>[0], 'isOwner' | 'permissions'> {
  noticeChoices: NoticeChoices;
  deviceChoices: DeviceChoices;
}

export function noticeRequirement(kind: NoticeKind): MemberRequirement {
  return rules[kind].requires;
}

/** Delivery to a member; `off` without permission. Defaults apply to owners only. */
export function deliveryTo(member: NoticeMember, kind: NoticeKind): NoticeDelivery {
  const { requires, toOwner } = rules[kind];
  if (!mayMember(member, requires)) return 'off';
  return member.noticeChoices[kind] ?? (member.isOwner ? toOwner : 'off');
}

/** Permitted and not turned off, since members register devices themselves. */
export function isOnDevices(member: NoticeMember, kind: NoticeKind): boolean {
  return deviceKinds.includes(kind) && mayMember(member, rules[kind].requires) && (member.deviceChoices[kind] ?? true);
}

export function kindsOf(member: NoticeMember): NoticeKind[] {
  return noticeKinds.filter((kind) => mayMember(member, rules[kind].requires));
}
