import type { NoticeMember } from '#domain/notices/kinds.ts';
import { deliveryTo, kindsOf } from '#domain/notices/kinds.ts';

export function toNoticeChoices(member: NoticeMember) {
  return { data: kindsOf(member).map((kind) => ({ kind, delivery: deliveryTo(member, kind) })) };
}
