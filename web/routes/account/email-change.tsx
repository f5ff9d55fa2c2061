import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { EndEmailChange } from '#web/features/account/end-email-change.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'green',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

/** Target of links in mails about a changed address. */
export default function EmailChange() {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange.page' });
  const token = useLinkToken();
  const [isRefused, setRefused] = useState(false);
  const isDead = token === null || isRefused;
  const isUndo = useLocation().pathname.endsWith('/undo');
  return (
    <>
      <PageHead title={t('head')} description={t('lead')} isPrivate />
      <AccountFrame
        title={t(isDead ? 'badTitle' : isUndo ? 'undoTitle' : 'title')}
        lead={t(isDead ? 'badText' : isUndo ? 'undoLead' : 'lead')}
        isNewTitle={isDead}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        {isDead ? (
          <ButtonLink to={paths.login} reloadDocument>
            {t('login')}
          </ButtonLink>
        ) : (
          <EndEmailChange
            what={isUndo ? 'undo' : 'confirm'}
            token={token ?? undefined}
            onDeadLink={() => setRefused(true)}
          />
        )}
      </AccountFrame>
    </>
  );
}
