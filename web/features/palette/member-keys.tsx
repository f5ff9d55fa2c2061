import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { letterOf } from '#web/member/letter-keys.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { usePreload } from '#web/ui/use-preload.ts';
import { SearchButton } from './search-button.tsx';
import { isSearchKey } from './search-keys.ts';

const Palette = onDemand(async () => (await import('./palette.tsx')).Palette);
const KeysDialog = onDemand(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** Global shortcuts, their dialogs, and the search button. */
export function MemberKeys() {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const wasSearching = useLatest(opened === 'palette' || null);
  const wasListing = useLatest(opened === 'keys' || null);
  const mayCreate = usePermission('create_events');
  const navigate = useNavigate();
  usePreload(Palette.fetch);

  const create = () => void navigate(createEventPath, { state: overlayState, preventScrollReset: true });
  const latest = useRef({ mayCreate, create });
  latest.current = { mayCreate, create };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        return setOpened((now) => (now === 'palette' ? null : 'palette'));
      }
      const letter = letterOf(event);
      if (letter === 'c' && latest.current.mayCreate) {
        event.preventDefault();
        latest.current.create();
      }
      if (letter === '?') {
        event.preventDefault();
        setOpened('keys');
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const close = () => setOpened(null);
  return (
    <>
      <SearchButton onClick={() => setOpened('palette')} />
      {wasSearching && (
        <Suspense>
          <Palette isOpen={opened === 'palette'} onClose={close} onKeys={() => setOpened('keys')} />
        </Suspense>
      )}
      {wasListing && (
        <Suspense>
          <KeysDialog isOpen={opened === 'keys'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
