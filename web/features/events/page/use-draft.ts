import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { api, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { isSame, mergeEdits } from '#web/features/editing/merge-edits.ts';
import type { EventDraft } from '../create/event-draft.ts';
import { draftOf, eventBody, pageTariff } from '../create/event-draft.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { forgetKept, keep, newDraftKey, readKept } from './kept-page.ts';

/** `local`: the member may not change events, so nothing is sent before the end. `gone`: it is no draft any more. */
export type SavedState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'local' | 'gone';

type Options = {
  businessId: string;
  form: UseFormReturn<EventDraft>;
  /** The stored draft that the page was opened with. */
  stored: Tagged<EventOfBusiness> | null;
  /** What the form held before anybody typed. */
  initial: EventDraft;
  maySave: boolean;
  onCreated: (id: string) => void;
  /** Somebody else has changed the draft; what only they changed is in the form now. */
  onMerged: () => void;
};

const PAUSE_MS = 800;

class DraftGone extends Error {}

/** Keeps a draft on the server while somebody types, one call at a time, and in this browser until it is there. */
export function useDraft({ businessId, form, stored, initial, maySave, onCreated, onMerged }: Options) {
  const [state, setState] = useState<SavedState>(maySave ? 'untouched' : 'local');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [imageUrl, setImageUrl] = useState(stored?.data.image_url ?? null);
  const values = useWatch({ control: form.control }) as EventDraft;
  const latest = useRef(values);
  const present = useRef(stored);
  /** The values as they were typed when the server last had them all. */
  const sent = useRef(initial);
  const creationKey = useRef<string | null>(null);
  const isEnded = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function adopt(answer: Tagged<EventOfBusiness>) {
    present.current = answer;
    setImageUrl(answer.data.image_url);
  }

  async function create(): Promise<Tagged<EventOfBusiness>> {
    creationKey.current ??= readKept(businessId, null)?.key ?? newDraftKey();
    const headers = once(creationKey.current);
    const answer = await taggedOf(api.POST('/events', { body: { title: '', tariff: pageTariff }, headers }));
    const { id } = answer.data;
    keep(businessId, id, { values: latest.current, key: creationKey.current });
    forgetKept(businessId, null);
    // The answer of a creation has no tag: it is read once.
    const created = answer.etag ? answer : await read(id);
    adopt(created);
    onCreated(id);
    return created;
  }

  async function send(base: Tagged<EventOfBusiness>, typed: EventDraft): Promise<void> {
    const { id } = base.data;
    const body = eventBody(typed, pageTariff);
    adopt(await taggedOf(api.PATCH('/events/{id}', { params: { path: { id } }, body, headers: ifMatch(base.etag) })));
    sent.current = typed;
  }

  /** Somebody was faster: takes over what only they changed, and sends what was typed here. */
  async function bringTogether(base: Tagged<EventOfBusiness>, typed: EventDraft): Promise<void> {
    const theirs = await read(base.data.id);
    if (theirs.data.status !== 'draft') throw new DraftGone();
    const merge = mergeEdits({ base: draftOf(base.data), mine: typed, theirs: draftOf(theirs.data) });
    for (const field of merge.theirs) form.setValue(field, merge.merged[field]);
    if (merge.theirs.length > 0 || merge.both.length > 0) onMerged();
    await send(theirs, merge.merged);
  }

  async function saveNow(): Promise<string> {
    if (isEnded.current) throw new DraftGone();
    const typed = latest.current;
    const base = present.current ?? (await create());
    if (!isSame(typed, sent.current)) {
      await send(base, typed).catch((error) => {
        if (isProblem(error, 'precondition_failed')) return bringTogether(base, typed);
        throw isProblem(error, 'not_found') || isProblem(error, 'event_state') ? new DraftGone() : error;
      });
    }
    if (isSame(latest.current, typed)) forgetKept(businessId, base.data.id);
    return base.data.id;
  }

  /** Brings everything typed so far to the server, and gives the id of the draft. */
  function save(): Promise<string> {
    const run = async () => {
      setState('saving');
      try {
        const id = await saveNow();
        setState('saved');
        setSavedAt(new Date());
        return id;
      } catch (error) {
        isEnded.current = error instanceof DraftGone;
        setState(isEnded.current ? 'gone' : 'failed');
        throw error;
      }
    };
    const result = queue.current.then(run, run);
    queue.current = result.catch(() => undefined);
    return result;
  }
  const saveLatest = useRef(save);
  saveLatest.current = save;

  useEffect(() => {
    latest.current = values;
    if (isSame(values, sent.current) || isEnded.current) return;
    const id = present.current?.data.id ?? null;
    creationKey.current ??= readKept(businessId, id)?.key ?? newDraftKey();
    keep(businessId, id, { values, key: creationKey.current });
    if (!maySave) return;
    setState((before) => (before === 'saving' ? before : 'waiting'));
    const timer = setTimeout(() => void saveLatest.current().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, businessId, maySave]);

  // Leaving the page or coming back online does not wait for the next letter.
  useEffect(() => {
    if (!maySave) return;
    const flush = () => {
      if (!isEnded.current && !isSame(latest.current, sent.current)) void saveLatest.current().catch(() => undefined);
    };
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [maySave]);

  return {
    state,
    savedAt,
    imageUrl,
    save,
    /** After the image changed, which is stored apart. */
    adopt,
    /** The draft has become an event: nothing is kept or sent any more. */
    end() {
      isEnded.current = true;
      forgetKept(businessId, present.current?.data.id ?? null);
      forgetKept(businessId, null);
    },
  };
}

function read(id: string): Promise<Tagged<EventOfBusiness>> {
  return taggedOf(api.GET('/events/{id}', { params: { path: { id } } }));
}

export type Draft = ReturnType<typeof useDraft>;
