import { useTranslation } from 'react-i18next';
import type { GuestEvent } from '#contract/guest-pages.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { hangingStrips, PHONE_STRIPS, tornCount } from '#domain/guest-pages/torn-strips.ts';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { placesLeft } from './event-facts.ts';

const WIDE_STRIPS = 11;

/** Where a strip leads: into the app, in the demo into the drawn phone, else to the words that say how. */
export function useJoinAddress(event: GuestEvent): string {
  const { isDemo, operator } = useSite();
  if (operator.appLink) return operator.appLink.replaceAll('{id}', event.id);
  return isDemo ? `/demo/app?event=${event.id}` : '#app';
}

/** The lower edge of the notice: all strips are one link, and whoever presses it tears one off. */
export function Strips({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guests');
  const admission = { capacity: event.capacity, joined: takenPlaces(event.participant_counts) };
  const href = useJoinAddress(event);
  return (
    <a
      href={href}
      aria-label={t('join', { title: event.title })}
      data-strips=""
      data-last={placesLeft(event) === 1 ? '' : undefined}
      className="strips"
    >
      {[PHONE_STRIPS, WIDE_STRIPS].map((strips) => (
        <span key={strips} aria-hidden="true" className={strips === WIDE_STRIPS ? 'strips-wide' : 'strips-phone'}>
          {hangingStrips(event.id, tornCount(admission, strips), strips).map((hangs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strips never change places
            <span key={index} className={cx('strip', !hangs && 'strip-gone')} data-strip={hangs ? '' : undefined}>
              {hangs && <b data-word={t('strip')} />}
            </span>
          ))}
        </span>
      ))}
    </a>
  );
}
