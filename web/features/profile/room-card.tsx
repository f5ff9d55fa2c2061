import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ChevronUp } from '#web/ui/icons/chevron-up.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { useLatest } from '#web/ui/use-latest.ts';

/** Heading ids, for links to rooms. */
const headings: Record<Room, string> = {
  public: 'public-profile',
  hours: 'hours',
  contact: 'contact',
  look: 'look',
  business: 'business-data',
};

type RoomCardProps = {
  room: Room;
  isOpen: boolean;
  /** Undefined without permission. */
  onToggle: (() => void) | undefined;
  isUnsaved: boolean;
  /** Stored values, while closed. */
  summary: ReactNode;
  /** The editor; stays mounted once opened. */
  children: ReactNode;
};

export function RoomCard({ room, isOpen, onToggle, isUnsaved, summary, children }: RoomCardProps) {
  const { t } = useTranslation('profile');
  const contentId = useId();
  const cardRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasOpened = useLatest(isOpen || null);
  useInView(cardRef, isOpen);
  useFocus(buttonRef, isOpen);
  const name = t(`rooms.${room}.title`);
  return (
    <section
      ref={cardRef}
      aria-labelledby={headings[room]}
      className={cx(
        '@container scroll-mt-4 rounded-card border-[1.5px] px-3 py-4 md:p-5',
        isOpen ? 'border-ink' : 'border-line',
      )}
    >
      <div className="flex items-center gap-x-3">
        <h3 id={headings[room]} className="me-auto min-w-0 text-h4">
          {name}
        </h3>
        {isUnsaved && !isOpen && <Badge tone="amber">{t('rooms.unsaved')}</Badge>}
        {onToggle && (
          <Button
            ref={buttonRef}
            variant={isOpen ? 'quiet' : 'secondary'}
            size="compact"
            icon={isOpen ? ChevronUp : Pencil}
            aria-label={t(isOpen ? 'rooms.closeRoom' : 'rooms.editRoom', { name })}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
            className="shrink-0"
          >
            {t(isOpen ? 'rooms.close' : 'rooms.edit')}
          </Button>
        )}
      </div>
      {!isOpen && summary && <div className="text-ink-2 text-small *:first:mt-1.5">{summary}</div>}
      <div id={contentId} hidden={!isOpen} className="mt-4">
        {wasOpened && children}
      </div>
    </section>
  );
}

/** Scrolls to a room opened from elsewhere, or moved by a closing one. */
function useInView(card: { current: HTMLElement | null }, isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen || !card.current) return;
    const { top } = card.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight - 200) card.current.scrollIntoView({ block: 'start' });
  }, [card, isOpen]);
}

/** Focuses the button of a room opened from elsewhere or closed from inside. */
function useFocus(button: { current: HTMLElement | null }, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.checkVisibility() === false;
    const isElsewhere = isOpen ? !button.current?.closest('section')?.contains(activeElement) : isLost;
    if (wasOpen.current !== isOpen && isElsewhere) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}
