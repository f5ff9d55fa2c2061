import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { countPeople, doorState, mergeMarks } from '#domain/door/marks.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { doorClasses } from './door-classes.ts';
import { DoorHead } from './door-head.tsx';
import { DoorList } from './door-list.tsx';
import { doorRows } from './door-rows.ts';
import { DoorSkeleton } from './door-skeleton.tsx';
import { DoorStatus } from './door-status.tsx';
import type { StoredDoor } from './door-store.ts';
import { LastMark } from './last-mark.tsx';
import { ScanDialog } from './lazy-parts.ts';
import { NoDoor } from './no-door.tsx';
import type { Door } from './use-door.ts';
import { useDoor } from './use-door.ts';
import { useManifest } from './use-manifest.ts';
import { useScans } from './use-scans.ts';

export function DoorScreen({ eventId }: { eventId: string }) {
  const door = useDoor(eventId);
  if (door.door) return <OpenDoor door={door} kept={door.door} />;
  if (door.refusal === null && !door.isOffline) return <DoorSkeleton />;
  return <NoDoor door={door} />;
}

function OpenDoor({ door, kept }: { door: Door; kept: StoredDoor }) {
  const { list, marks } = kept;
  const { unsent, mark, sync, isOffline } = door;
  const { t } = useTranslation('door');
  const language = useLanguage();
  const [last, setLast] = useState<DoorMark | null>(null);
  const [isUndone, setUndone] = useState(false);
  useManifest(list.event);

  const all = useMemo(() => mergeMarks(marks, unsent), [marks, unsent]);
  const state = useMemo(() => doorState(all), [all]);
  const rows = useMemo(() => doorRows(list.guests, state, language), [list.guests, state, language]);
  const parties = list.guests.map(({ user_id: guestId, party_size: partySize }) => ({ guestId, partySize }));

  function move(to: 'in' | 'out', guestId: string | null) {
    setLast(mark(to, guestId));
    setUndone(false);
    void sync();
  }

  const { scan, onCode, open, close, clear } = useScans(door, (guestId) => move('in', guestId));

  function undo() {
    if (!last) return;
    mark('undo', null, last.id);
    setLast(null);
    setUndone(true);
    void sync();
  }

  const { scanned } = scan ?? {};
  const isAdmitted = typeof scanned === 'object' && scanned?.kind === 'in' && last?.guestId === scanned.guest.user_id;

  return (
    <div className={doorClasses.door}>
      <div className={doorClasses.panel}>
        <DoorHead
          list={list}
          people={countPeople(state, parties)}
          isOffline={isOffline}
          onWithoutApp={(to) => move(to, null)}
        />
        <LastMark
          mark={last}
          row={rows.find(({ guest }) => guest.user_id === last?.guestId)}
          deviceId={kept.deviceId}
          hint={rows.length > 0 ? t('searchHelp') : t('notFoundText')}
          isUndone={isUndone}
          onUndo={undo}
        />
      </div>
      <main className="roomy:overflow-y-auto">
        <DoorStatus kept={kept} marks={all} unsent={unsent.length} isOffline={isOffline} />
        <DoorList rows={rows} deviceId={kept.deviceId} onMove={move} onCode={onCode} onScan={open} />
      </main>
      {scan && (
        <Suspense>
          <ScanDialog
            scan={scan}
            kept={kept}
            isOffline={isOffline}
            onCode={onCode}
            onUndo={
              isAdmitted
                ? () => {
                    undo();
                    clear();
                  }
                : null
            }
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
