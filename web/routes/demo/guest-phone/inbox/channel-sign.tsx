import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import type { ChannelState } from '../channel/follow-changes.ts';

/** Whether the live connection works. */
export function ChannelSign({ state }: { state: ChannelState }) {
  const { t } = useTranslation('guest-phone');
  return (
    <p
      role="status"
      className={cx('mb-1 flex items-center gap-2 text-label', state === 'live' ? 'text-fir' : 'text-amber-text')}
    >
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-current" />
      {t(`channel.${state}`)}
    </p>
  );
}
