import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveView, readView } from '#web/shell/view-tab.ts';
import { Button } from '#web/ui/button.tsx';

const MINUTE_MS = 60_000;
/** Between two looks at the clock, which may sleep with the computer. */
const TICK_MS = 5000;

/** On every screen of a view: the business, the minutes left, and the end. */
export function ViewBanner() {
  const { t } = useTranslation('dashboard');
  const [view] = useState(readView);
  const [now, setNow] = useState(Date.now);
  const left = view ? Date.parse(view.ends_at) - now : 0;
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // The page's own script would end the browser's sign-in.
    const onLogout = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-action=logout]')) return;
      event.stopImmediatePropagation();
      leaveView('staff');
    };
    window.addEventListener('click', onLogout, { capture: true });
    return () => window.removeEventListener('click', onLogout, { capture: true });
  }, []);
  useEffect(() => {
    if (isOver) leaveView('time');
  }, [isOver]);
  if (!view) return null;
  return (
    <section
      aria-label={t('view.label')}
      data-theme="light"
      className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-pic-amber px-4 py-2 text-pic-ink"
    >
      <p className="text-small">
        {t('view.text', { company: view.company_name, count: Math.max(1, Math.ceil(left / MINUTE_MS)) })}
      </p>
      <Button variant="secondary" size="compact" onClick={() => leaveView('staff')}>
        {t('view.end')}
      </Button>
    </section>
  );
}
