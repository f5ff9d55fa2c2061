import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { SESSION_EVENT } from './events.ts';

/** The business's name, linking to the dashboard. The page script fills it in, as the HTML is cached. */
export function CompanyLink({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const fallback = t('nav.dashboard');

  // Makes the page script fill in a name that React rendered later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with the language
  useEffect(() => {
    window.dispatchEvent(new Event(SESSION_EVENT));
  }, [fallback]);

  return (
    <a
      href={paths.dashboard}
      data-company={fallback}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React does not manage the content
      dangerouslySetInnerHTML={{ __html: '' }}
      className={cx(
        'not-in-data-session:hidden block max-w-60 truncate font-semibold leading-11 underline-offset-[0.3em] empty:hidden hover:underline',
        className,
      )}
    />
  );
}
