import type { RefObject } from 'react';
import { useContext, useEffect, useRef } from 'react';
import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import type { Screen } from '../screen.ts';
import { useScreen } from '../screen.ts';
import { PhoneContext, usePhone } from '../use-phone.ts';

/** Source of impressions; own lists are none. */
function sourceOf({ tab, business }: Screen): ImpressionSource | null {
  if (business) return 'business';
  return ({ near: 'feed', search: 'search', inbox: 'push', mine: null } as const)[tab];
}

/** Counts an impression when the element becomes visible, once per mount; not in previews. */
export function useCountShown(eventId: string, isPaid = false): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const impressions = useContext(PhoneContext)?.impressions;
  const where = sourceOf(useScreen());
  const source = isPaid ? 'featured' : where;
  useEffect(() => {
    if (!element.current || !source || !impressions) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        impressions.count(eventId, source, 'shown');
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [eventId, source, impressions]);
  return element;
}

/** Counts opening an event page, with its source; null counts nothing. A direct link also counts as shown. */
export function useCountOpened(eventId: string | null): void {
  const { impressions, arrivedAt } = usePhone();
  const from = sourceOf(useScreen());
  useEffect(() => {
    if (eventId === null) return;
    const isPaid = from !== 'push' && impressions.wasPaid(eventId);
    const source = eventId === arrivedAt.current ? 'link' : isPaid ? 'featured' : from;
    arrivedAt.current = null;
    if (!source) return;
    if (source === 'link') impressions.count(eventId, source, 'shown');
    impressions.count(eventId, source, 'opened');
  }, [eventId, from, impressions, arrivedAt]);
}
