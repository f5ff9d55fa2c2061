import { useTranslation } from 'react-i18next';
import type { GuestEvent } from '#contract/guest-pages.ts';
import { joinPath } from '#domain/web-guests/addresses.ts';
import { HangingStrips } from '#web/features/events/event/notice/hanging-strips.tsx';
import { placesLeft } from '#web/features/events/event/notice/notice-facts.ts';
import { useSite } from '#web/shell/use-site.ts';

/** The event in the app of the operator, in the demo on the drawn phone; null without an app. */
export function useAppAddress(event: GuestEvent): string | null {
  const { isDemo, operator } = useSite();
  if (operator.appLink) return operator.appLink.replaceAll('{id}', event.id);
  return isDemo ? `/demo/app?event=${event.id}` : null;
}

/** All strips are one link; pressing tears one off. */
export function Strips({ event, path, isLink }: { event: GuestEvent; path: string; isLink: boolean }) {
  const { t } = useTranslation('guests');
  const strips = <HangingStrips id={event.id} event={event} />;
  if (!isLink) return <span className="strips">{strips}</span>;
  return (
    <a
      href={joinPath(path)}
      aria-label={t('join', { title: event.title })}
      data-strips=""
      data-last={placesLeft(event) === 1 ? '' : undefined}
      className="strips [view-timeline-inset:0px] [view-timeline-name:--strips]"
    >
      {strips}
    </a>
  );
}
