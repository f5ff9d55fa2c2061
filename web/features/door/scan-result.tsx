import { useTranslation } from 'react-i18next';
import type { Scanned } from '#domain/door/codes.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import { X } from '#web/ui/icons/x.ts';
import type { DoorGuest } from './door-rows.ts';
import type { StoredDoor } from './door-store.ts';

type ScanResultProps = { scanned: Scanned<DoorGuest>; kept: StoredDoor; isOffline: boolean };

/** Result of a scan, readable at arm's length. */
export function ScanResult({ scanned, kept, isOffline }: ScanResultProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const time = (at: number | string) => formatInstantTime(new Date(at), language);
  const { kind } = scanned;
  const guest = 'guest' in scanned ? scanned.guest : null;

  function says(): string | null {
    if (scanned.kind === 'already') {
      const { deviceId, by } = scanned.since;
      if (deviceId === kept.deviceId) return t('scan.alreadyHere');
      return by === null ? t('scan.alreadyElsewhere') : t('scan.alreadyBy', { name: by });
    }
    if (kind === 'gone') return t('scan.goneText');
    if (kind === 'unknown')
      return isOffline ? t('scan.unknownOffline', { time: time(kept.list.now) }) : t('scan.unknownText');
    return kind === 'no_place' ? t('scan.noPlaceText') : null;
  }

  const { status } = guest ?? {};
  const facts = guest && [
    t('scan.people', { count: guest.party_size }),
    ...(status && status !== 'joined' && status !== 'approved' ? [t(`status.${status}`)] : []),
  ];
  return (
    <div
      className={cx(
        'grid gap-1 rounded-card border-[1.5px] border-transparent p-5',
        kind === 'in' ? 'bg-fir text-card' : kind === 'unknown' ? 'bg-tomato text-on-color' : 'bg-amber text-on-color',
      )}
    >
      <p className="flex items-center gap-3 text-h2">
        <Icon of={kind === 'in' ? Check : kind === 'unknown' ? X : TriangleExclamationPoint} size={36} />
        <span className="min-w-0">
          {scanned.kind === 'already'
            ? t('scan.already', { time: time(scanned.since.at) })
            : t(`scan.${kind as Exclude<typeof kind, 'already'>}`)}
        </span>
      </p>
      {guest && <p className="wrap-anywhere text-display-2">{guest.display_name}</p>}
      {facts && <p className="text-h3">{facts.join(' · ')}</p>}
      {says() && <p className="text-[1.125rem]">{says()}</p>}
    </div>
  );
}
