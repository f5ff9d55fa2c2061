import type { RefObject } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts';
import { Mail } from '#web/ui/icons/mail.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { PageAddress } from './page-address.tsx';
import { PhoneShare } from './phone-share.tsx';
import { SharePictures } from './share-pictures.tsx';

type ShareSheetProps = { event: EventInShort; onClose: () => void };

/** Link, pictures and poster of a public event. Import lazily. */
export function ShareSheet({ event, onClose }: ShareSheetProps) {
  const { t } = useTranslation('events');
  const copyRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      initialFocus={copyRef}
      onClose={onClose}
      size="large"
      title={t('share.title')}
      closeLabel={t('share.close')}
    >
      <div className="grid gap-7">
        <ShareLink event={event} copyRef={copyRef} />
        <SharePictures event={event} />
      </div>
    </Dialog>
  );
}

/** The link first; phones also have their own share sheet. */
function ShareLink({ event, copyRef }: { event: EventInShort; copyRef: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { page_url: url, title } = event;
  const day = shownDay(event);
  const subject = t('share.mailSubject', { title, day: day ? formatDayWithWeekday(day, language) : '' });
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\n${url}`)}`;
  return (
    <div className="flex flex-wrap gap-2.5 border-line border-b-2 border-dashed pb-7">
      <PageAddress url={url} copyRef={copyRef} />
      <PhoneShare title={subject} url={url} />
      <a href={mail} data-variant="secondary" className="button max-sm:grow">
        <ButtonContent icon={Mail}>{t('share.mail')}</ButtonContent>
      </a>
      <a href={eventCalendarPath(event.id)} download data-variant="secondary" className="button max-sm:grow">
        <ButtonContent icon={CalendarPlus}>{t('share.calendar')}</ButtonContent>
      </a>
    </div>
  );
}
