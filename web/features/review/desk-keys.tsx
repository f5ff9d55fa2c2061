import { useTranslation } from 'react-i18next';
import { setLetters, useLetters } from '#web/member/letter-keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { KeyRow } from '#web/ui/key-list.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** All shortcuts of the desk, and their switch. */
export function DeskKeys({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('review');
  const areLettersOn = useLetters();
  const letter = (key: string, text: string): KeyRow => ({ keys: [key], text, isLetter: true });
  const parts = { areLettersOn, and: t('keys.and') };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      <div className="grid gap-7">
        <Switch
          label={t('keys.letters')}
          help={t('keys.lettersHelp')}
          checked={areLettersOn}
          onChange={({ target }) => setLetters(target.checked)}
        />
        <KeyList
          {...parts}
          title={t('keys.case')}
          rows={[
            letter('J', t('keys.next')),
            letter('K', t('keys.previous')),
            letter('V', t('keys.verify')),
            letter('A', t('keys.reject')),
            letter('R', t('keys.register')),
          ]}
        />
        <KeyList {...parts} title={t('keys.list')} rows={[letter('J', t('keys.first')), letter('N', t('keys.due'))]} />
        <KeyList
          {...parts}
          title={t('keys.everywhere')}
          rows={[{ keys: ['Z', 'U'], text: t('keys.undo'), isLetter: true }, letter('?', t('keys.help'))]}
        />
      </div>
    </Dialog>
  );
}
