import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Moon } from '#web/ui/icons/moon.ts';
import { Sun } from '#web/ui/icons/sun.ts';

/** Visible only with the page script, which handles it. */
export function ThemeSwitch({ isOnDrawing = false, className }: { isOnDrawing?: boolean; className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      data-action="theme"
      data-variant={isOnDrawing ? 'on-drawing-outline' : 'secondary'}
      data-size="compact"
      data-square=""
      aria-label={t('theme')}
      title={t('theme')}
      className={cx('button not-in-data-script:hidden', className)}
    >
      <Icon of={Moon} className="shrink-0 dark:[:root:not([data-theme])_&]:hidden [:root[data-theme=dark]_&]:hidden" />
      <Icon
        of={Sun}
        className="hidden shrink-0 dark:[:root:not([data-theme])_&]:block [:root[data-theme=dark]_&]:block"
      />
    </button>
  );
}
