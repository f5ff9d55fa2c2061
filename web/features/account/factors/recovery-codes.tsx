import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recoveryCode } from '#domain/sign-in/second-factor.ts';
import { dataOf } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Strips } from '#web/ui/strips.tsx';
import type { FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type RecoveryCodesProps = {
  client: FactorApi;
  left: number;
  onCodes: (codes: string[]) => void;
  children?: ReactNode;
};

export function RecoveryCodes({ client, left, onCodes, children }: RecoveryCodesProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const { count } = recoveryCode;
  const renewing = useAction({
    call: () => dataOf(client.POST('/auth/factors/recovery-codes')),
    done(answer) {
      onCodes(answer.recovery_codes);
      return t('codes.renewed');
    },
    failed: (message) => t('codes.failed', { message }),
    stale: [factorsOf(client)],
  });
  return (
    <div className="grid gap-3 border-line border-t-2 border-dashed pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold text-body">{t('codes.title')}</h3>
        <p className="text-ink-2 text-small">{t('codes.left', { left, count })}</p>
      </div>
      <Strips total={count} left={left} stripWidth={40} height={36} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" busy={renewing.isPending} onClick={() => renewing.mutate()}>
          {t('codes.renew')}
        </Button>
        {children}
      </div>
    </div>
  );
}
