import { useTranslation } from 'react-i18next';
import type { GuestEvent } from '#contract/guest-pages.ts';
import { HangingStrips } from '#web/features/events/event/notice/hanging-strips.tsx';
import { placesLeft } from '#web/features/events/event/notice/notice-facts.ts';
import { useSite } from '#web/shell/use-site.ts';

/** Target of a strip: the app, the demo's phone, or the instructions. */
export function useJoinAddress(event: GuestEvent): string {
  const { isDemo, operator } = useSite();
  if (operator.appLink) return operator.appLink.replaceAll('{id}', event.id);
  return isDemo ? `/demo/app?event=${event.id}` : '#app';
}

/** All strips are one link; pressing tears one off. */
export function Strips({ event, isLink }: { event: GuestEvent; isLink: boolean }) {
  const { t } = useTranslation('guests');
  const href = useJoinAddress(event);
  const strips = <HangingStrips id={event.id} event={event} />;
  if (!isLink) return <span className="strips">{strips}</span>;
  return (
    <a
      href={href}
      aria-label={t('join', { title: event.title })}
      data-strips=""
      data-last={placesLeft(event) === 1 ? '' : undefined}
      className="strips"
    >
      {strips}
    </a>
  );
}
