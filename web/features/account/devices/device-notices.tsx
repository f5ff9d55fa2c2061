import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { BellRing } from '#web/ui/icons/bell-ring.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { NoticeDevice, useDeviceNotices } from './use-device-notices.ts';
import { useRemoveDevice, useTestDevice } from './use-device-notices.ts';

/** Notices on this device, and the list of others. Nothing if the operator has no VAPID keys. */
export function DeviceNotices({
  publicKey,
  devices,
  here,
  isOn,
  current,
  isBusy,
  turnOn,
  turnOff,
}: ReturnType<typeof useDeviceNotices>) {
  const { t } = useTranslation('account', { keyPrefix: 'device' });
  const test = useTestDevice();
  if (publicKey === null || !here) return null;
  return (
    <div className="grid max-w-text gap-3 rounded-well bg-sunk p-4 md:px-5">
      <Switch
        label={t('label')}
        help={t('help')}
        checked={isOn}
        disabled={here.obstacle !== null || isBusy}
        onChange={({ target }) => (target.checked ? turnOn() : turnOff())}
      />
      {here.obstacle && (
        <p role="status" className="text-small">
          {t(`obstacle.${here.obstacle}`)}
        </p>
      )}
      {isOn && current && (
        <Button
          variant="secondary"
          size="compact"
          icon={BellRing}
          busy={test.isPending}
          onClick={() => test.mutate(current)}
          className="justify-self-start"
        >
          {t('test')}
        </Button>
      )}
      {devices.some(({ is_current }) => !is_current || !isOn) && (
        <section aria-labelledby="notice-devices" className="mt-1">
          <h3 id="notice-devices" className="text-label">
            {t('list')}
          </h3>
          <ul className="mt-1 divide-y divide-line border-line border-t">
            {devices.map((device) => (
              <li key={device.id}>
                <DeviceEntry device={device} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function DeviceEntry({ device }: { device: NoticeDevice }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const remove = useRemoveDevice();
  const known = deviceName(device.user_agent);
  const name = known ? t('sessions.device', known) : t('sessions.unknownDevice');
  const { created_at, last_told_at } = device;
  return (
    <div className="flex items-center justify-between gap-x-4 py-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.is_current && <Badge tone="fir">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-ink-2 text-small">
          {last_told_at
            ? t('device.lastTold', { when: formatInstant(last_told_at, language) })
            : t('device.since', { when: formatInstant(created_at, language) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="compact"
        busy={remove.isPending}
        onClick={() => remove.mutate(device)}
        aria-label={t('device.removeNamed', { device: name })}
      >
        {t('device.remove')}
      </Button>
    </div>
  );
}
