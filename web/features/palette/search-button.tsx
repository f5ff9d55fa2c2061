import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SEARCH_PLACE } from '#web/shell/events.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Search } from '#web/ui/icons/search.ts';
import { Key } from '#web/ui/key.tsx';
import { useSearchKeys } from './search-keys.ts';

/** The header's search button, an icon on phones. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const { text, spoken } = useSearchKeys();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector(`[${SEARCH_PLACE}]`)), []);
  if (!place) return null;
  return createPortal(
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={spoken}
      onClick={onClick}
      className="flex h-11 items-center gap-2.5 rounded-field max-lg:w-11 max-lg:justify-center lg:w-56 lg:bg-sunk lg:ps-3.5 lg:pe-2.5 lg:text-ink-2"
    >
      <Icon of={Search} className="shrink-0 lg:size-4.5" />
      <span className="flex-1 text-start max-lg:sr-only">{t('open')}</span>
      <span className="max-lg:hidden">
        <Key>{text}</Key>
      </span>
    </button>,
    place,
  );
}
