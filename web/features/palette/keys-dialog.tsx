import { useTranslation } from 'react-i18next';
import { setLetters, useLetters } from '#web/member/letter-keys.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { KeyRow } from '#web/ui/key-list.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useSearchKeys } from './search-keys.ts';

type KeysDialogProps = { isOpen: boolean; onClose: () => void };

/** All shortcuts, and the switch for single letters. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const areLettersOn = useLetters();
  const mayCreate = usePermission('create_events');
  const maySeeGuests = usePermission('edit_events');
  const search = useSearchKeys();
  const letter = (key: string, text: string): KeyRow => ({ keys: [key], text, isLetter: true });
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <div className="grid gap-7">
        <Switch
          label={t('keys.letters')}
          help={t('keys.lettersHelp', { keys: search.text })}
          checked={areLettersOn}
          onChange={({ target }) => setLetters(target.checked)}
        />
        <Keys
          title={t('keys.everywhere')}
          rows={[
            { keys: search.keys, text: t('keys.search') },
            ...(mayCreate ? [letter('C', t('keys.create'))] : []),
            letter('?', t('keys.list')),
          ]}
        />
        <Keys
          title={t('keys.inSearch')}
          rows={[
            { keys: ['↑', '↓'], text: t('keys.arrows') },
            { keys: [t('keys.enterKey')], text: t('keys.enter') },
            { keys: ['Esc'], text: t('keys.escape') },
          ]}
        />
        {maySeeGuests && (
          <Keys
            title={t('keys.guests')}
            rows={[
              letter('A', t('keys.approve')),
              letter('X', t('keys.reject')),
              letter('J', t('keys.next')),
              letter('K', t('keys.previous')),
              letter('Z', t('keys.undo')),
            ]}
          />
        )}
        <Keys
          title={t('keys.tabs')}
          rows={[
            { keys: ['→', '←'], text: t('keys.walk') },
            { keys: [t('keys.homeKey'), t('keys.endKey')], text: t('keys.ends') },
          ]}
        />
      </div>
    </Dialog>
  );
}

function Keys(props: { title: string; rows: readonly KeyRow[] }) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  return <KeyList {...props} areLettersOn={useLetters()} and={t('keys.and')} />;
}
