import type { NoticeDevice } from '#server/modules/news/notices/device-queries.ts';

export function toNoticeDevice(device: NoticeDevice, sessionId: string) {
  return {
    id: device.id,
    is_current: device.sessionId === sessionId,
    user_agent: device.userAgent,
    created_at: device.createdAt.toISOString(),
    last_told_at: device.lastToldAt?.toISOString() ?? null,
  };
}
