import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { acknowledge } from '../channel/acknowledge.ts';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { useMemory, usePhone } from '../use-phone.ts';
import { ChannelSign } from './channel-sign.tsx';
import { NoticeCard } from './notice-card.tsx';

/** Notices, newest first; leaving marks them read. */
export function Inbox() {
  const { t } = useTranslation('guest-phone');
  const { channel, guest, memory } = usePhone();
  const { notices } = useMemory();

  useEffect(() => {
    for (const { id, isRead } of notices) if (id && !isRead) void acknowledge(id, guest.id, 'read');
  }, [notices, guest.id]);

  useEffect(
    () => () =>
      memory.update((kept) => ({ ...kept, notices: kept.notices.map((notice) => ({ ...notice, isRead: true })) })),
    [memory],
  );

  return (
    <>
      <ScreenTitle end={<ChannelSign state={channel} />}>{t('inbox.title')}</ScreenTitle>
      {notices.length === 0 ? (
        <EmptyState drawing={<EmptyScene of="requests" />} title={t('inbox.empty')} headingLevel="h2">
          {t('inbox.emptyText')}
        </EmptyState>
      ) : (
        <div className="grid gap-3">
          {notices.map((notice) => (
            <NoticeCard key={`${notice.position}-${notice.event.id}`} notice={notice} />
          ))}
        </div>
      )}
    </>
  );
}
