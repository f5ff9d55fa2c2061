import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import delayedSubmitScript from '#web/features/account/delayed-submit-script.ts?inline-script';
import { ForgotForm } from '#web/features/account/forgot-form.tsx';
import { ForgotSent } from '#web/features/account/forgot-sent.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'green',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

export default function ForgotPassword() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t('forgot.head')} description={t('forgot.lead')} canonical={paths.forgotPassword} />
      <AccountFrame
        title={t('forgot.title')}
        lead={t('forgot.lead')}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        {sentTo === null ? (
          <ForgotForm onSent={setSentTo} />
        ) : (
          <ForgotSent email={sentTo} onOther={() => setSentTo(null)} />
        )}
      </AccountFrame>
      <PageScriptTag source={delayedSubmitScript} />
    </>
  );
}
