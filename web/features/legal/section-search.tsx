import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Search } from '#web/ui/icons/search.ts';

/** Filters `data-section` elements; hidden without the script. */
export function SectionSearch({ label, className }: { label: string; className?: string }) {
  const { t } = useTranslation('legal');
  return (
    <search data-print="hide" className={cx('relative not-in-data-script:hidden', className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-2">
        <Icon of={Search} size={18} />
      </span>
      <input
        type="search"
        data-search=""
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className="control pr-24 pl-10.5"
      />
      <span
        data-hits=""
        data-none={t('search.hits.none')}
        data-one={t('search.hits.one')}
        data-many={t('search.hits.many')}
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-help text-ink-2 tabular-nums"
      />
    </search>
  );
}
