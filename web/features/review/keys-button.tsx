import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { Key } from '#web/ui/key.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { usePreload } from '#web/ui/use-preload.ts';

const DeskKeys = onDemand(async () => (await import('./desk-keys.tsx')).DeskKeys);

/** `?` does the same. */
export function KeysButton() {
  const { t } = useTranslation('review');
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useLatest(isOpen || null);
  usePreload(DeskKeys.fetch);
  useLetterKeys({ '?': () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
        data-variant="quiet"
        data-size="compact"
        className="button pointer-coarse:hidden max-md:hidden"
      >
        <span aria-hidden="true">
          <Key>?</Key>
        </span>
        {t('keys.title')}
      </button>
      {wasOpened && (
        <Suspense>
          <DeskKeys isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
