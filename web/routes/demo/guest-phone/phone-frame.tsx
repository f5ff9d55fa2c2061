import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantTime } from '#i18n/format.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Business } from './business/business.tsx';
import { Event } from './event/event.tsx';
import { GuestSwitch } from './guest-switch.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { Mine } from './mine/mine.tsx';
import { Near } from './near/near.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import type { Screen } from './screen.ts';
import { useScreen } from './screen.ts';
import { Search } from './search/search.tsx';
import { usePhone } from './use-phone.ts';

const tabs = { near: Near, search: Search, mine: Mine, inbox: Inbox };

/** A drawn phone, full screen on phones. */
export function PhoneFrame() {
  const { t } = useTranslation('guest-phone');
  const { guest } = usePhone();
  const screen = useScreen();
  const scroller = useOpening(screen);
  return (
    <>
      <GuestSwitch />
      <section
        aria-label={t('phone', { name: guest.name })}
        className="flex min-h-0 grow flex-col bg-paper md:h-[min(53rem,max(38rem,100dvh-9rem))] md:w-[25.75rem] md:grow-0 md:overflow-hidden md:rounded-[2.875rem] md:border-10 md:border-pic-ink"
      >
        <StatusLine />
        <div
          ref={scroller}
          className="grid grow auto-rows-max grid-cols-1 content-start gap-4 px-4 pt-4 pb-8 min-h-0 overflow-y-auto"
        >
          <Open screen={screen} />
        </div>
        <PhoneTabs />
      </section>
    </>
  );
}

function Open({ screen: { tab, event, business } }: { screen: Screen }) {
  const { guest } = usePhone();
  const Tab = tabs[tab];
  if (event) return <Event key={`${guest.id} ${event}`} id={event} />;
  if (business) return <Business key={business} id={business} />;
  return <Tab key={guest.id} />;
}

/** A new screen scrolls to the top and focuses its first link or headline. */
function useOpening({ tab, event, business }: Screen) {
  const scroller = useRef<HTMLDivElement>(null);
  const name = `${tab} ${event} ${business}`;
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.querySelector<HTMLElement>('h1, a')?.focus({ preventScroll: true });
  }, [name]);
  return scroller;
}

/** Decorative. */
function StatusLine() {
  const language = useLanguage();
  const now = useNow();
  return (
    <div
      aria-hidden="true"
      className="flex justify-between px-6 pt-3 font-semibold text-small tabular-nums max-md:hidden"
    >
      {formatInstantTime(now, language).replace(/\D+$/, '')}
      <svg aria-hidden="true" viewBox="0 0 36 12" width="36" height="12" className="mt-1 fill-ink">
        <path d="M0 9h3v3H0zM5 6h3v6H5zM10 3h3v9h-3zM20 1h13v10H20zM34 4h2v4h-2z" />
        <path d="M21.5 2.5h10v7h-10z" className="fill-paper" />
        <path d="M22.5 3.5h6v5h-6z" />
      </svg>
    </div>
  );
}
