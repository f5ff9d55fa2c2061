import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { EndEmailChange } from '#web/features/account/end-email-change.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'green',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

/** Target of links in mails about a changed address. */
export default function EmailChange() {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange.page' });
  const isUndo = useLocation().pathname.endsWith('/undo');
  return (
    <>
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      <AccountFrame
        title={t(isUndo ? 'undoTitle' : 'title')}
        lead={t(isUndo ? 'undoLead' : 'lead')}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        <EndEmailChange what={isUndo ? 'undo' : 'confirm'} />
      </AccountFrame>
    </>
  );
}
