import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceChoices, NoticeChoices, NoticeKind } from '#domain/notices/kinds.ts';
import { api } from '#web/api/client.ts';
import { noticeDevices } from '#web/api/device-queries.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';

/** Notice settings with unsaved changes. */
export function useNoticeChoices() {
  const { t } = useTranslation('account');
  const [edits, setEdits] = useState<NoticeChoices>({});
  const [deviceEdits, setDeviceEdits] = useState<DeviceChoices>({});
  const stored = useQuery(queries.noticeChoices);
  const devices = useQuery(noticeDevices);
  const rows = stored.data?.data.map((row) => ({
    ...row,
    delivery: edits[row.kind] ?? row.delivery,
    onDevices: row.on_devices === null ? null : (deviceEdits[row.kind] ?? row.on_devices),
  }));
  const isUnsaved =
    stored.data?.data.some(
      ({ kind, delivery, on_devices }) =>
        (edits[kind] ?? delivery) !== delivery || (deviceEdits[kind] ?? on_devices) !== on_devices,
    ) ?? false;
  const save = useAction({
    call: () => api.PATCH('/account/notices', { body: { ...edits, on_devices: deviceEdits } }),
    done: () => t('notices.saved'),
    failed: (description) => ({ title: t('notices.saveFailed'), description }),
    stale: [queries.noticeChoices],
  });
  return {
    stored,
    rows,
    isUnsaved,
    isSaving: save.isPending,
    /** Device settings need a device. */
    hasDevices: (devices.data?.data.length ?? 0) > 0,
    choose: (choice: NoticeChoices) => setEdits({ ...edits, ...choice }),
    chooseOnDevices: (kind: NoticeKind, isOn: boolean) => setDeviceEdits({ ...deviceEdits, [kind]: isOn }),
    save: () => save.mutate(),
  };
}
