import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { X } from '#web/ui/icons/x.ts';

/** Search result message with a reset; shown and filled by the script. */
export function SearchResults({ kind, total }: { kind: 'sections' | 'entries'; total: number }) {
  const { t } = useTranslation('legal');
  const words = (name: 'none' | 'one' | 'many') => t(`search.${kind}.${name}`, { total });
  return (
    <div
      data-results=""
      data-print="hide"
      hidden
      className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-well bg-sunk py-1.5 pr-2 pl-5"
    >
      <p role="status" className="min-w-0 py-2 text-[0.9375rem]">
        <strong
          data-found=""
          data-none={words('none')}
          data-one={words('one')}
          data-many={words('many')}
          className="font-semibold"
        />
        <span
          data-found=""
          data-none={t('search.contains.one')}
          data-one={t('search.contains.one')}
          data-many={t('search.contains.many')}
          className="wrap-anywhere"
        />
      </p>
      <button type="button" data-clear="" data-variant="quiet" data-size="compact" className="button">
        <Icon of={X} />
        {t('search.clear')}
      </button>
    </div>
  );
}
