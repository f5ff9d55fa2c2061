import type { NoticeMember } from '#domain/notices/kinds.ts';
import { deliveryTo, deviceKinds, isOnDevices, kindsOf } from '#domain/notices/kinds.ts';

export function toNoticeChoices(member: NoticeMember) {
  return {
    data: kindsOf(member).map((kind) => ({
      kind,
      delivery: deliveryTo(member, kind),
      on_devices: deviceKinds.includes(kind) ? isOnDevices(member, kind) : null,
    })),
  };
}
