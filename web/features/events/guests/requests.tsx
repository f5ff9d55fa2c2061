import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#domain/events/participation.ts';
import { decidableAtOnce } from '#domain/events/participation.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { takesLetters, useLetterKeys } from '#web/member/letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { X } from '#web/ui/icons/x.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { EventOfBusiness } from '../event/use-events.ts';
import { admissionNote, freeAt } from './admission-note.ts';
import { GuestLine } from './guest-line.tsx';
import { requestsText } from './party-name.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestHints } from './request-hints.tsx';
import type { Decide } from './use-decisions.ts';
import type { Participant } from './use-guests.ts';
import { useSteadyPeople } from './use-steady-people.ts';

type RequestsProps = {
  event: EventOfBusiness;
  people: readonly Participant[];
  /** People decided by this member. */
  mine: ReadonlySet<string>;
  /** Accepted people not yet counted. */
  coming: number;
  onDecide: Decide;
};

/** Requests to decide one by one or together. */
export function Requests({ event, people, mine, coming, onDecide }: RequestsProps) {
  const { t } = useTranslation('participants');
  const shown = useSteadyPeople(people, mine);
  const open = shown.filter(({ isGone }) => !isGone).map(({ person }) => person);
  const [currentId, setCurrentId] = useState<string>();
  const [wantsFocus, setWantsFocus] = useState(false);
  const cards = useRef(new Map<string, HTMLLIElement>());
  const heading = useRef<HTMLHeadingElement>(null);
  const at = Math.max(
    0,
    shown.findIndex(({ person }) => person.user_id === currentId),
  );
  const current = shown[at];

  // Moves the focus to the next card when the focused one is gone.
  useLayoutEffect(() => {
    if (!wantsFocus) return;
    setWantsFocus(false);
    if (takesLetters(document.activeElement)) return;
    const next = current && cards.current.get(current.person.user_id);
    (next ?? heading.current)?.focus({ preventScroll: !next });
    next?.scrollIntoView({ block: 'nearest' });
  }, [wantsFocus, current]);

  const [seenMine, setSeenMine] = useState(mine);
  if (seenMine !== mine) {
    setSeenMine(mine);
    const back = shown.find(({ person: { user_id: id } }) => seenMine.has(id) && !mine.has(id));
    if (back) {
      setCurrentId(back.person.user_id);
      setWantsFocus(true);
    }
  }

  function turnTo(index: number) {
    setCurrentId(shown[Math.min(shown.length - 1, Math.max(0, index))]?.person.user_id);
    setWantsFocus(true);
  }

  function decide(decision: Decision, person: Participant) {
    const index = shown.findIndex((one) => one.person.user_id === person.user_id);
    if (person.user_id === current?.person.user_id) {
      setCurrentId((shown[index + 1] ?? shown[index - 1])?.person.user_id);
      setWantsFocus(true);
    }
    onDecide(decision, [person]);
  }

  const all = open.slice(0, decidableAtOnce);
  const decideAll = (decision: Decision) => {
    setWantsFocus(true);
    onDecide(decision, all);
  };
  const notes = new Map(open.map((person) => [person.user_id, admissionNote(event, person, coming, t)]));
  const noteOf = ({ user_id: id }: Participant) => notes.get(id) ?? { note: null, isRefused: false };

  const chosen = current && !current.isGone ? current.person : undefined;
  useLetterKeys({
    a: () => chosen && !noteOf(chosen).isRefused && decide('approve', chosen),
    x: () => chosen && decide('reject', chosen),
    j: () => turnTo(at + 1),
    k: () => turnTo(at - 1),
  });

  if (shown.length === 0) return <NoRequests heading={heading} />;
  return (
    <>
      <RequestsHead heading={heading} open={open} free={freeAt(event, coming)} hasList={event.waiting_list}>
        {all.length > 1 && <DecideAll count={all.length} onDecide={decideAll} />}
      </RequestsHead>
      <ul aria-label={t('requests.label')} className="grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {shown.map(({ person, isGone }) => (
          <RequestCard
            key={person.user_id}
            ref={(card) => {
              if (card) cards.current.set(person.user_id, card);
              else cards.current.delete(person.user_id);
            }}
            person={person}
            isGone={isGone}
            isCurrent={person === current?.person}
            {...noteOf(person)}
            onDecide={(decision) => decide(decision, person)}
            onFocus={() => setCurrentId(person.user_id)}
          />
        ))}
      </ul>
      <Stack people={shown.map(({ person }) => person)} at={at} onTurn={turnTo} />
    </>
  );
}

type HeadingProps = { heading: RefObject<HTMLHeadingElement | null> };

function NoRequests({ heading }: HeadingProps) {
  const { t } = useTranslation('participants');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-2">
      <EmptyScene of="requests" className="h-28 w-44" />
      <div className="min-w-48 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {t('requests.none')}
        </h2>
        <p className="mt-1 text-ink-2">{t('requests.noneText')}</p>
      </div>
    </div>
  );
}

type RequestsHeadProps = HeadingProps & {
  open: readonly Participant[];
  free: number;
  /** Whether there is a waiting list. */
  hasList: boolean;
  children: ReactNode;
};

function RequestsHead({ heading, open, free, hasList, children }: RequestsHeadProps) {
  const { t } = useTranslation('participants');
  const full = hasList ? t('requests.toWaiting') : t('requests.full');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {requestsText(open, t)}
        </h2>
        {Number.isFinite(free) && (
          <p className="text-ink-2 text-small">{free === 0 ? full : t('requests.free', { count: free })}</p>
        )}
      </div>
      <RequestHints />
      {children}
    </div>
  );
}

function DecideAll({ count, onDecide }: { count: number; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation('participants');
  const approve = t('requests.approveAll', { count });
  const reject = t('requests.rejectAll', { count });
  return (
    <div className="flex gap-1">
      <Button variant="secondary" size="compact" onClick={() => onDecide('approve')}>
        {approve}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('requests.more')} />}
        entries={[
          { label: approve, icon: Check, onSelect: () => onDecide('approve') },
          { label: reject, icon: X, danger: true, onSelect: () => onDecide('reject') },
        ]}
      />
    </div>
  );
}

type StackProps = { people: readonly Participant[]; at: number; onTurn: (index: number) => void };

/** Position in the stack and the next person, on phones. */
function Stack({ people, at, onTurn }: StackProps) {
  const { t } = useTranslation('participants');
  return (
    <div className="md:hidden">
      <p className="mt-3 flex justify-between text-ink-3 text-small">
        <span>← {t('requests.swipeNo')}</span>
        <span>{t('requests.position', { at: at + 1, all: people.length })}</span>
        <span>{t('requests.swipeYes')} →</span>
      </p>
      {people.length > 1 && (
        <>
          <h3 className="mt-5 text-h4">{t('requests.next')}</h3>
          <ul className="mt-2">
            {people.map((person, index) => (
              <li key={person.user_id} hidden={index === at} className="border-line border-t">
                <button type="button" className="w-full text-start" onClick={() => onTurn(index)}>
                  <GuestLine person={person} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
