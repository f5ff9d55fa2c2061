import { useTranslation } from 'react-i18next';
import { groupedCode } from '#domain/door/codes.ts';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts';
import { Share2 } from '#web/ui/icons/share-2.ts';
import { useCopy } from '#web/ui/use-copy.ts';

/** Next steps after joining: calendar and sharing. */
export function AfterJoining({ event, doorCode }: { event: ApiAnswer<'readAppEvent'>; doorCode: string | null }) {
  const { t } = useTranslation('guest-phone');
  const { id, title, page_url: url } = event;
  const { state, copy } = useCopy(url);
  const bring = () =>
    typeof navigator.share === 'function' ? navigator.share({ title, url }).catch(() => undefined) : copy();
  return (
    <div className="grid gap-2">
      <a href={eventCalendarPath(id)} download data-variant="secondary" data-size="compact" className="button">
        <ButtonContent icon={CalendarPlus}>{t('event.calendar')}</ButtonContent>
      </a>
      <Button variant="secondary" size="compact" icon={Share2} onClick={() => void bring()}>
        {t('event.bring')}
      </Button>
      {doorCode && (
        <p className="text-ink-2 text-small tabular-nums">{t('event.doorCode', { code: groupedCode(doorCode) })}</p>
      )}
      <p role="status" className="text-ink-2 text-small empty:hidden">
        {state === 'copied' && t('event.linkCopied')}
        {state === 'failed' && t('event.linkFailed', { url })}
      </p>
    </div>
  );
}
