import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeLetter } from '#web/art/code-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { ForgotForm } from '#web/features/account/forgot-form.tsx';
import { Outcome } from '#web/features/account/outcome.tsx';
import waitingScript from '#web/features/account/waiting-script.ts?inline-script';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { Button } from '#web/ui/button.tsx';

export const handle = { hydrate: 'after-paint', ground: 'green', texts: ['account', 'problems'] } satisfies PageHandle;

export default function ForgotPassword() {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t('forgot.head')} description={t('forgot.lead')} canonical={paths.forgotPassword} />
      <AccountFrame
        title={t('forgot.title')}
        lead={t('forgot.lead')}
        field="bg-pic-green"
        drawing={<CodeLetter className="mt-auto hidden h-90 w-auto self-start pt-10 pb-10 lg:block" />}
      >
        {sentTo === null ? (
          <ForgotForm onSent={setSentTo} />
        ) : (
          <Outcome
            title={t('forgot.sentTitle')}
            action={
              <>
                <Button variant="secondary" onClick={() => setSentTo(null)}>
                  {t('forgot.again')}
                </Button>
                <a href={paths.login} className="text-link inline-flex min-h-11 items-center">
                  {t('forgot.back')}
                </a>
              </>
            }
          >
            <p>{t('forgot.sent', { email: sentTo })}</p>
            <p className="mt-2">{t('forgot.spam')}</p>
          </Outcome>
        )}
      </AccountFrame>
      <PageScriptTag source={waitingScript} />
    </>
  );
}
