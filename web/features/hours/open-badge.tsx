import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';

export function OpenBadge({ isOpen, className }: { isOpen: boolean; className?: string }) {
  const { t } = useTranslation('profile');
  return (
    <span
      className={cx(
        'inline-flex min-h-8 items-center gap-2 rounded-badge bg-card px-3 text-badge',
        isOpen ? 'text-fir' : 'text-ink-2',
        className,
      )}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t(isOpen ? 'card.open' : 'card.notOpen')}
    </span>
  );
}
