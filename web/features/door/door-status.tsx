import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Smartphone } from '#web/ui/icons/smartphone.ts';
import type { StoredDoor } from './door-store.ts';

type DoorStatusProps = { kept: StoredDoor; marks: readonly DoorMark[]; unsent: number; isOffline: boolean };

/** Milliseconds since the last mark during which a device counts as present. */
const PRESENT_MS = 30 * 60_000;

function namesOf(marks: readonly DoorMark[], { deviceId, offsetMs }: StoredDoor): string[] {
  const since = Date.now() + offsetMs - PRESENT_MS;
  const others = marks.filter((mark) => mark.deviceId !== deviceId && mark.at > since);
  return [...new Set(others.flatMap(({ by }) => by ?? []))];
}

/** Other devices at the door, and unsent marks. */
export function DoorStatus({ kept, marks, unsent, isOffline }: DoorStatusProps) {
  const { t } = useTranslation('door');
  const list = new Intl.ListFormat(useLanguage());
  const names = namesOf(marks, kept);
  const sentences = [
    names.length > 0 && t('others', { count: names.length, names: list.format(names) }),
    isOffline && (unsent > 0 ? t('unsent', { count: unsent }) : t('offlineText')),
  ].filter(Boolean);
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="bg-amber-wash text-amber-text">
          <p className="flex items-center gap-3 px-4 py-3 text-small roomy:px-6 widest:px-10">
            <Icon of={Smartphone} size={18} />
            <span className="min-w-0 flex-1">{sentences.join(' ')}</span>
          </p>
        </div>
      )}
    </div>
  );
}
