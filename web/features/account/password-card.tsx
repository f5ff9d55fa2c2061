import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { RectangleEllipsis } from '#web/ui/icons/rectangle-ellipsis.ts';
import { AccountCard } from './account-card.tsx';
import { AccountRow } from './account-row.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [step, setStep] = useState<'untouched' | 'open' | 'left'>('untouched');
  if (step === 'open') {
    return (
      <AccountCard id="password" title={t('change.title')} text={t('change.text')}>
        <ChangePasswordForm email={email} onDone={() => setStep('left')} onCancel={() => setStep('left')} />
      </AccountCard>
    );
  }
  return (
    <AccountCard id="security" title={t('change.section')}>
      <div className="border-line border-t [&>:last-child]:pb-0">
        <AccountRow
          icon={RectangleEllipsis}
          id="password"
          title={t('password')}
          text={t('change.rest')}
          action={
            <Button variant="secondary" size="compact" autoFocus={step === 'left'} onClick={() => setStep('open')}>
              {t('change.title')}
            </Button>
          }
        />
      </div>
    </AccountCard>
  );
}
