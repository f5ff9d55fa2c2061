import { useTranslation } from 'react-i18next';
import { takenPlaces } from '#domain/events/participation.ts';
import { hangingStrips, PHONE_STRIPS, tornCount } from '#domain/guest-pages/torn-strips.ts';
import { cx } from '#web/ui/cx.ts';
import type { NoticeEvent } from './notice-facts.ts';

const WIDE_STRIPS = 11;

type HangingStripsProps = { id: string; event: Pick<NoticeEvent, 'capacity' | 'participant_counts'> };

/** Strips of a notice, with those of participants torn; fewer on narrow notices. */
export function HangingStrips({ id, event }: HangingStripsProps) {
  const { t } = useTranslation('guests');
  const admission = { capacity: event.capacity, joined: takenPlaces(event.participant_counts) };
  return [PHONE_STRIPS, WIDE_STRIPS].map((strips) => (
    <span
      key={strips}
      aria-hidden="true"
      className={cx('flex h-(--cut)', strips === WIDE_STRIPS ? 'small-notice:hidden' : 'wide-notice:hidden')}
    >
      {hangingStrips(id, tornCount(admission, strips), strips).map((hangs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strips have a fixed order
        <span key={index} className={cx('strip', !hangs && 'strip-gone')} data-strip={hangs ? '' : undefined}>
          {hangs && <b data-word={t('strip')} />}
        </span>
      ))}
    </span>
  ));
}
