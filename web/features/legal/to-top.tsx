import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowUp } from '#web/ui/icons/arrow-up.ts';

/** Shown by the script after 300 px. */
export function ToTop() {
  const { t } = useTranslation('legal');
  return (
    <a
      href="#top"
      hidden
      data-to-top=""
      data-print="hide"
      aria-label={t('toTop')}
      title={t('toTop')}
      className="fixed right-4 bottom-4 z-20 flex size-14 items-center justify-center rounded-button bg-ink text-paper shadow-raised md:right-6 md:bottom-6"
    >
      <Icon of={ArrowUp} />
    </a>
  );
}
