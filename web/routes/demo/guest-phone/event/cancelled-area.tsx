import { useTranslation } from 'react-i18next';
import type { ApiAnswer } from '#web/api/paths.ts';
import { toneOf } from '#web/features/events/event/notice/notice-facts.ts';
import { TearStrips } from './tear-strips.tsx';

/** Replaces the strips, with the reason. */
export function CancelledArea({ event }: { event: ApiAnswer<'readAppEvent'> }) {
  const { t } = useTranslation('guest-phone');
  const { id, cancel_reason: reason, business } = event;
  return (
    <>
      <div className="opacity-40">
        <TearStrips eventId={id} torn={0} tone={toneOf(event)} label={null} busy={false} onTear={() => undefined} />
      </div>
      <div role="status" className="mt-5 grid gap-1 rounded-well bg-ink px-4 py-3 text-paper">
        <strong className="font-semibold">{t('event.cancelled')}</strong>
        <p className="wrap-anywhere whitespace-pre-line text-small">
          {reason ? t('event.cancelledReason', { business: business.display_name, reason }) : t('event.cancelledText')}
        </p>
      </div>
    </>
  );
}
