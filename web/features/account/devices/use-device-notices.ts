import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { noticeDevices, thisDevice } from '#web/api/device-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useAction } from '#web/api/use-action.ts';
import { NoPushService, NotAllowed, readThisDevice, turnOffHere, turnOnHere } from './this-device.ts';

export type NoticeDevice = ApiAnswer<'listNoticeDevices'>['data'][number];

const browser = thisDevice(readThisDevice);
const stale = [noticeDevices, browser];

/** Whether the operator offers notices, the devices, and this browser's state. */
export function useDeviceNotices() {
  const { t } = useTranslation('account');
  const devices = useQuery(noticeDevices);
  const asked = useQuery({ ...browser, enabled: Boolean(devices.data?.public_key) });
  const current = devices.data?.data.find(({ is_current }) => is_current);
  const publicKey = devices.data?.public_key ?? null;
  const turnOn = useAction({
    call: () => turnOnHere(publicKey ?? ''),
    done: () => t('device.turnedOn'),
    failed(description, error) {
      if (error instanceof NotAllowed) return t('device.notAllowed');
      return {
        title: t('device.failed'),
        description: error instanceof NoPushService ? t('device.noService') : description,
      };
    },
    stale,
  });
  const remove = useRemoveDevice();
  return {
    publicKey,
    devices: devices.data?.data ?? [],
    here: asked.data,
    isOn: Boolean(asked.data?.isSubscribed && current),
    /** True until it is known whether anything shows. */
    isPending: devices.isPending || asked.isLoading,
    current,
    isBusy: turnOn.isPending || remove.isPending,
    turnOn: () => turnOn.mutate(),
    turnOff: () => current && remove.mutate(current),
  };
}

export function useRemoveDevice() {
  const { t } = useTranslation('account');
  return useAction({
    call: async ({ id, is_current }: NoticeDevice) => {
      await api.DELETE('/account/notices/devices/{id}', { params: { path: { id } } });
      if (is_current) await turnOffHere().catch(() => undefined);
    },
    done: () => t('device.turnedOff'),
    failed: (description) => ({ title: t('device.removeFailed'), description }),
    stale,
  });
}

export function useTestDevice() {
  const { t } = useTranslation('account');
  return useAction({
    call: ({ id }: NoticeDevice) => api.POST('/account/notices/devices/{id}/test', { params: { path: { id } } }),
    done: () => t('device.tested'),
    failed: (description) => ({ title: t('device.testFailed'), description }),
  });
}
