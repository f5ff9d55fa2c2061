import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { dataOf } from '#web/api/client.ts';
import { canUsePasskeys, makePasskey } from '#web/api/passkey.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FingerprintPattern } from '#web/ui/icons/fingerprint-pattern.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { AccountRow } from '../account-row.tsx';
import type { FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type AddPasskeyProps = {
  client: FactorApi;
  isFirst?: boolean;
  /** Primary action of the screen. */
  isMain?: boolean;
  onCodes: (codes: string[] | null) => void;
};

/** Creates a passkey on this device: a row for the first, a button for further ones. */
export function AddPasskey({ client, isFirst = false, isMain = false, onCodes }: AddPasskeyProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const adding = useAction({
    async call() {
      const { challenge, passkey } = await dataOf(client.POST('/auth/factors/passkey/options'));
      const credential = await makePasskey(passkey);
      if (!credential) return null;
      const device = deviceName(navigator.userAgent);
      const name = device ? `${device.browser}, ${device.system}` : t('passkey.name');
      const body = { challenge, name, credential: credential as never };
      return dataOf(client.POST('/auth/factors/passkey', { body }));
    },
    done(added) {
      if (!added) return t('passkey.aborted');
      if (added.recovery_codes) onCodes(added.recovery_codes);
      return t('passkey.added');
    },
    failed: (message) => t('passkey.failed', { message }),
    stale: [factorsOf(client)],
  });
  const canHere = canUsePasskeys();
  const button = (
    <Button
      variant={isMain && canHere ? 'primary' : 'secondary'}
      size="compact"
      icon={isFirst ? undefined : Plus}
      disabled={!canHere}
      busy={adding.isPending}
      onClick={() => adding.mutate()}
    >
      {t(isFirst ? 'passkey.add' : 'passkey.more')}
    </Button>
  );
  if (!isFirst) return button;
  return (
    <AccountRow
      icon={FingerprintPattern}
      title={t('passkey.title')}
      text={t(canHere ? 'passkey.text' : 'passkey.notHere')}
      action={button}
    />
  );
}
