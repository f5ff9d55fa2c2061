import { useTranslation } from 'react-i18next';
import { joinPath } from '#domain/web-guests/addresses.ts';
import { Entry } from '#web/features/events/event/notice/notice.tsx';
import { placesLeft, stateOf } from '#web/features/events/event/notice/notice-facts.ts';
import type { EventPageData } from './event-page-data.ts';

/** True while the form of joining takes entries. */
export function isJoinable({ event, isOver, isPreview }: EventPageData): boolean {
  const state = stateOf(event, isOver);
  return !isPreview && (state === 'open' || (state === 'full' && event.waiting_list));
}

/** Main action of the page, in reach of a thumb. On a phone it gives way to the strips, which lead to the same form. */
export function JoinBar({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const { event, isOver, path } = data;
  if (!isJoinable(data)) return null;
  const free = placesLeft(event);
  const isOpen = stateOf(event, isOver) === 'open';
  const words = event.approval_method === 'application' ? 'apply' : isOpen ? 'joinNow' : 'waitingList';
  return (
    <p className="[:root:has(&)]:scroll-pb-24 [:root:has(&)]:[timeline-scope:--strips] max-md:[animation-name:give-way] max-md:[animation-range:entry_40%_exit_60%] max-md:[animation-timeline:--strips] max-md:[animation-timing-function:linear] sticky bottom-0 z-4 border-ink border-t-3 bg-paper">
      <span className="container-page flex items-center gap-8 py-3">
        <span className="min-w-0 flex-1 max-md:hidden">
          <strong className="block font-display text-[1.5rem]/[1.2]">
            {isOpen ? (Number.isFinite(free) ? `${free} ${t('places', { count: free })}` : t('noLimit')) : t('full')}
          </strong>
          {isOpen && <Entry event={event} />}
        </span>
        <a
          href={joinPath(path)}
          className="grid min-h-13 flex-none place-items-center rounded-button bg-pic-tomato px-8 font-bold font-display text-[1.375rem]/[1.2] text-pic-ink max-md:flex-1"
        >
          {t(words)}
        </a>
      </span>
    </p>
  );
}
