import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { forgetAttempt, wasReached } from './attempts.ts';
import type { Beginning } from './begin-draft.ts';
import { changeStored, createStored, readStored } from './draft-calls.ts';
import type { EventDraft } from './event-draft.ts';
import { draftOf } from './event-draft.ts';
import type { DraftPlace } from './kept-drafts.ts';
import { forgetUnsent, keepUnsent } from './kept-drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { useFlush } from './use-flush.ts';

/** `local`: the member may not change events, so nothing is sent before the end. `gone`: it is no draft any more. */
export type SavedState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'local' | 'gone';

type Options = {
  place: DraftPlace;
  form: UseFormReturn<EventDraft>;
  beginning: Beginning;
  maySave: boolean;
  onCreated: (id: string) => void;
  /** Somebody else has changed the draft; what only they changed is in the form now. */
  onMerged: () => void;
};

type Stored = Tagged<EventOfBusiness>;

const PAUSE_MS = 800;

/** The stored draft was published, scheduled or deleted elsewhere. */
export class DraftGone extends Error {}

/** Keeps a draft on the server while somebody types, one call at a time, and in this browser until it is there. */
export function useDraft({ place, form, beginning, maySave, onCreated, onMerged }: Options) {
  const { key } = beginning;
  const [state, setState] = useState<SavedState>(maySave ? 'untouched' : 'local');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [shown, setShown] = useState(beginning.stored?.data ?? null);
  const values = useWatch({ control: form.control }) as EventDraft;
  const latest = useRef(values);
  const stored = useRef(beginning.stored);
  const sent = useRef(beginning.sent);
  const isEnded = useRef(false);
  const isMounted = useRef(true);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const tell = useRef({ onCreated, onMerged });
  tell.current = { onCreated, onMerged };

  const idOf = () => stored.current?.data.id ?? null;
  const known = () => (stored.current ? draftOf(stored.current.data) : beginning.empty);
  const hasUnsent = () => !isEnded.current && !isSame(latest.current, sent.current);

  function adopt(answer: Stored) {
    stored.current = answer;
    setShown(answer.data);
  }

  /** Keeps in this browser what the server does not have or cannot hold, such as half an address. */
  function keepRest() {
    if (isSame(latest.current, known())) return forgetUnsent(place, idOf(), key);
    const now = { values: latest.current, sent: sent.current, stored: known(), key, keptAt: Date.now() };
    keepUnsent(place, idOf(), now);
  }

  async function create(): Promise<Stored> {
    const created = await createStored(place.tariff, key);
    adopt(created);
    sent.current = known();
    keepRest();
    forgetUnsent(place, null, key);
    if (isMounted.current) tell.current.onCreated(created.data.id);
    return created;
  }

  async function send(base: Stored, typed: EventDraft): Promise<void> {
    adopt(await changeStored(base, typed));
    sent.current = typed;
  }

  /** Somebody was faster: takes over what only they changed, and sends what was typed here. */
  async function bringTogether(base: Stored, theirs: Stored, typed: EventDraft): Promise<void> {
    const edits = { stored: draftOf(base.data), sent: sent.current, mine: typed, theirs: draftOf(theirs.data) };
    const merge = mergeDrafts(edits);
    for (const field of merge.taken) {
      if (!isSame(latest.current[field], typed[field])) continue;
      latest.current = { ...latest.current, [field]: merge.values[field] };
      form.setValue(field, merge.values[field]);
    }
    if (merge.taken.length + merge.both.length > 0 && isMounted.current) tell.current.onMerged();
    adopt(theirs);
    sent.current = merge.sent;
    if (!isSame(merge.values, merge.sent)) await send(theirs, merge.values);
  }

  async function sendOrMerge(base: Stored, typed: EventDraft): Promise<void> {
    try {
      await send(base, typed);
    } catch (error) {
      if (isProblem(error, 'not_found') || isProblem(error, 'event_state')) throw new DraftGone();
      if (!isProblem(error, 'precondition_failed')) throw error;
      const theirs = await readStored(base.data.id).catch((failure) => {
        throw isProblem(failure, 'not_found') ? new DraftGone() : failure;
      });
      if (theirs.data.status !== 'draft') throw new DraftGone();
      await bringTogether(base, theirs, typed);
    }
  }

  async function saveNow(): Promise<Stored> {
    const typed = latest.current;
    const base = isEnded.current ? null : (stored.current ?? (await create()));
    if (base?.data.status !== 'draft') throw new DraftGone();
    if (!isSame(typed, sent.current)) await sendOrMerge(base, typed);
    keepRest();
    return stored.current ?? base;
  }

  /** Does some work on the draft after everything before it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.current.then(work, work);
    queue.current = result.catch(() => undefined);
    return result;
  }

  /** Brings everything typed so far to the server, and gives what it holds then. */
  function save(): Promise<Stored> {
    return inTurn(async () => {
      setState('saving');
      try {
        const answer = await saveNow();
        setState(hasUnsent() ? 'waiting' : 'saved');
        setSavedAt(new Date());
        return answer;
      } catch (error) {
        setState(error instanceof DraftGone && !(await isOurs()) ? 'gone' : 'failed');
        throw error;
      }
    });
  }

  /** Whether the draft is gone because an earlier try to publish it, whose answer was lost, has worked. */
  async function isOurs(): Promise<boolean> {
    const id = idOf();
    const present = id && (await readStored(id).catch(() => null));
    isEnded.current = !(present && wasReached(present.data));
    return !isEnded.current;
  }

  async function flush(): Promise<void> {
    if (hasUnsent() && maySave) await save().catch(() => undefined);
  }
  const present = useRef({ flush, keepRest });
  present.current = { flush, keepRest };
  useFlush(() => void flush(), isMounted);

  useEffect(() => {
    latest.current = values;
    if (isEnded.current) return;
    present.current.keepRest();
    if (!maySave) return;
    if (isSame(values, sent.current)) {
      const settled = stored.current ? 'saved' : 'untouched';
      setState((before) => (before === 'waiting' || before === 'failed' ? settled : before));
      return;
    }
    setState((before) => (before === 'saving' ? before : 'waiting'));
    const timer = setTimeout(() => void present.current.flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, maySave]);

  /** The draft has become an event, or is thrown away: nothing is kept or sent any more. */
  function end() {
    isEnded.current = true;
    const id = idOf();
    forgetUnsent(place, id, key);
    forgetUnsent(place, null, key);
    forgetAttempt(id ?? key);
  }

  return {
    key,
    state,
    savedAt,
    /** What the server holds of it; null before it holds anything. */
    stored: shown,
    imageUrl: shown?.image_url ?? null,
    save,
    flush,
    end,
    /** Stores the draft and changes it apart from the form, such as its picture. */
    async change(work: (id: string) => Promise<Stored>): Promise<void> {
      const { data } = await save();
      await inTurn(async () => adopt(await work(data.id)));
    },
    /** An earlier try has published the draft and its answer was lost: brings what was typed since to the event. */
    async recover(): Promise<EventOfBusiness | null> {
      const base = stored.current;
      const present = base && (await readStored(base.data.id).catch(() => null));
      if (!present || !wasReached(present.data)) return null;
      await inTurn(() => bringTogether(base, present, latest.current));
      return stored.current?.data ?? present.data;
    },
    /** Throws the draft away, also where it is stored. */
    async discard(): Promise<void> {
      isEnded.current = true;
      await queue.current;
      const id = idOf();
      try {
        if (id) await deleteDraft(id);
      } catch (error) {
        isEnded.current = error instanceof DraftGone;
        if (isEnded.current) setState('gone');
        throw error;
      }
      end();
    },
  };
}

/** What somebody has published meanwhile is no draft to throw away. */
async function deleteDraft(id: string): Promise<void> {
  try {
    const { data } = await readStored(id);
    if (data.status !== 'draft') throw new DraftGone();
    await api.DELETE('/events/{id}', { params: { path: { id } } });
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
  }
}

export type Draft = ReturnType<typeof useDraft>;
