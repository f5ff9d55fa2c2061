import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { countPeople, doorState, mergeMarks } from '#domain/door/marks.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DoorHead } from './door-head.tsx';
import { DoorList } from './door-list.tsx';
import { DoorNews } from './door-news.tsx';
import { doorRows } from './door-rows.ts';
import { DoorSkeleton } from './door-skeleton.tsx';
import type { KeptDoor } from './kept-door.ts';
import { UndoFoot } from './undo-foot.tsx';
import type { Door } from './use-door.ts';
import { useDoor } from './use-door.ts';
import { useManifest } from './use-manifest.ts';

/** The door of an event as far as this phone knows it. */
export function DoorScreen({ eventId }: { eventId: string }) {
  const door = useDoor(eventId);
  if (door.door) return <OpenDoor door={door} kept={door.door} />;
  if (door.refusal === null && !door.isOffline) return <DoorSkeleton />;
  return <NoDoor door={door} />;
}

/** Why there is no list. */
function NoDoor({ door: { refusal, refresh } }: { door: Door }) {
  const { t } = useTranslation(['door', 'problems']);
  const [isBusy, setBusy] = useState(false);
  return (
    <main className="door-column py-8">
      <h1 className="text-h2">{t('title')}</h1>
      <ErrorState
        title={refusal === null ? t('noList') : t(`problems:code.${refusal}`)}
        retryLabel={t('retry')}
        onRetry={() => {
          setBusy(true);
          void refresh().finally(() => setBusy(false));
        }}
        busy={isBusy}
      >
        {refusal === null && t('noListText')}
      </ErrorState>
      <a href={paths.dashboard} className="text-link">
        {t('back')}
      </a>
    </main>
  );
}

function OpenDoor({ door, kept }: { door: Door; kept: KeptDoor }) {
  const { list, marks } = kept;
  const { unsent, mark, sync, isOffline } = door;
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

  function undo() {
    if (!last) return;
    mark('undo', null, last.id);
    setLast(null);
    setUndone(true);
    void sync();
  }

  return (
    <>
      <DoorHead
        list={list}
        people={countPeople(state, parties)}
        isOffline={isOffline}
        onWithoutApp={(to) => move(to, null)}
      />
      <main>
        <DoorNews kept={kept} marks={all} unsent={unsent.length} isOffline={isOffline} />
        <DoorList rows={rows} deviceId={kept.deviceId} onMove={move} />
      </main>
      <UndoFoot
        mark={last}
        name={list.guests.find(({ user_id: id }) => id === last?.guestId)?.display_name}
        isUndone={isUndone}
        onUndo={undo}
      />
    </>
  );
}
