import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, NetworkFailure } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { DraftGone } from './draft-gone.ts';
import type { DraftStart, Unsent } from './draft-saver.ts';
import { DraftSaver } from './draft-saver.ts';

type Note = { title: string; text: string };
type StoredNote = Note & { id: string; isDraft: boolean };

const empty: Note = { title: '', text: '' };
const problem = (code: ApiProblem['code'], status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: '', code, request_id: '' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function makeServer() {
  let note: StoredNote | null = null;
  let version = 0;
  const calls: string[] = [];
  const failures: Error[] = [];
  const tagged = (): Tagged<StoredNote> => {
    if (!note) throw new DraftGone();
    return { data: note, etag: String(version) };
  };
  async function call(name: string) {
    calls.push(name);
    const failure = failures.shift();
    if (failure) throw failure;
  }
  return {
    calls,
    failures,
    present: () => note,
    /** A change by another person. */
    write(change: Partial<StoredNote> | null) {
      note = change && { ...empty, id: 'x', isDraft: true, ...note, ...change };
      version += 1;
    },
    store: {
      async create() {
        await call('create');
        note = { ...empty, id: 'x', isDraft: true };
        return tagged();
      },
      async read() {
        await call('read');
        return tagged();
      },
      async change(base: Tagged<StoredNote>, values: Note) {
        await call(`change ${values.title}/${values.text}`);
        if (base.etag !== String(version)) throw problem('precondition_failed', 412);
        const { id, isDraft } = tagged().data;
        note = { ...values, id, isDraft };
        version += 1;
        return tagged();
      },
      async remove() {
        await call('remove');
        note = null;
      },
      toValues: ({ title, text }: StoredNote): Note => ({ title, text }),
      isDraft: ({ isDraft }: StoredNote) => isDraft,
      isBlank: ({ title, text }: Note) => title === '' && text === '',
      wasApplied: vi.fn(() => false),
    },
  };
}

function makeSaver(start: Partial<DraftStart<Note, StoredNote>> = {}, maySend = true) {
  const server = makeServer();
  const kept = new Map<string | null, Unsent<Note>>();
  const memory = {
    keep: (id: string | null, unsent: Unsent<Note>) => void kept.set(id, unsent),
    forget: (id: string | null) => void kept.delete(id),
    clear: () => kept.clear(),
  };
  const initial = { values: empty, sent: empty, empty, stored: null, ...start };
  const saver = new DraftSaver<Note, StoredNote>({ store: server.store, memory, start: initial, maySend });
  const observer = { onCreated: vi.fn(), onMerged: vi.fn() };
  saver.observe(observer);
  return { saver, server, kept, observer, state: () => saver.getSnapshot().state };
}

test('what is typed is created and sent after a pause, once, and then nothing is kept in the browser', async () => {
  const { saver, server, kept, observer, state } = makeSaver();
  saver.update({ title: 'Qu', text: '' }, true);
  saver.update({ title: 'Quiz', text: '' }, true);
  expect([state(), kept.get(null)?.values.title]).toEqual(['waiting', 'Quiz']);
  await vi.runAllTimersAsync();
  expect(server.calls).toEqual(['create', 'change Quiz/']);
  expect([state(), kept.size, saver.getSnapshot().stored?.title]).toEqual(['saved', 0, 'Quiz']);
  expect(observer.onCreated).toHaveBeenCalledExactlyOnceWith('x');
});

test('calls are made one after the other, each on the state that the one before left', async () => {
  const { saver, server } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  const first = saver.save();
  await Promise.resolve();
  saver.update({ title: 'Quiz', text: 'Sechs Runden' }, true);
  await Promise.all([first, saver.save()]);
  expect(server.calls).toEqual(['create', 'change Quiz/', 'change Quiz/Sechs Runden']);
  expect(server.present()).toMatchObject({ title: 'Quiz', text: 'Sechs Runden' });
});

test('what was typed while a call was under way is still waiting when it is answered', async () => {
  const { saver, state } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  const saving = saver.save();
  await Promise.resolve();
  saver.update({ title: 'Quiz 2', text: '' }, true);
  await saving;
  expect(state()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(state()).toBe('saved');
});

test('typing back to what is stored needs no call', async () => {
  const { saver, server, state } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  saver.update(empty, true);
  await vi.runAllTimersAsync();
  expect([state(), server.calls]).toEqual(['untouched', []]);
});

test('a call without an answer leaves everything in the browser, and the next one sends it', async () => {
  const { saver, server, kept, state } = makeSaver();
  server.failures.push(new NetworkFailure('offline'));
  saver.update({ title: 'Quiz', text: '' }, true);
  await expect(saver.save()).rejects.toThrow(NetworkFailure);
  expect([state(), kept.get(null)?.values.title]).toEqual(['failed', 'Quiz']);
  await saver.flush();
  expect([state(), server.present()?.title, kept.size]).toEqual(['saved', 'Quiz', 0]);
});

test('when somebody else was faster, both edits are stored and the form follows theirs', async () => {
  const { saver, server, observer } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.save();
  server.write({ text: 'Hinterhof' });
  saver.update({ title: 'Kneipenquiz', text: '' }, true);
  await saver.save();
  expect(observer.onMerged).toHaveBeenCalledExactlyOnceWith({ text: 'Hinterhof' });
  expect(server.present()).toMatchObject({ title: 'Kneipenquiz', text: 'Hinterhof' });
});

test('a field that is typed into while their edit arrives is not overwritten', async () => {
  const { saver, server, observer } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.save();
  server.write({ text: 'Hinterhof' });
  saver.update({ title: 'Kneipenquiz', text: '' }, true);
  const saving = saver.save();
  await Promise.resolve();
  saver.update({ title: 'Kneipenquiz', text: 'Vorne' }, true);
  await saving;
  expect(observer.onMerged).toHaveBeenCalledExactlyOnceWith({});
  await saver.save();
  expect(server.present()).toMatchObject({ title: 'Kneipenquiz', text: 'Vorne' });
});

test('a draft that somebody else finished or deleted is gone: nothing is sent any more', async () => {
  for (const change of [null, { isDraft: false }]) {
    const { saver, server, state } = makeSaver();
    saver.update({ title: 'Quiz', text: '' }, true);
    await saver.save();
    server.write(change);
    saver.update({ title: 'Quiz 2', text: '' }, true);
    await expect(saver.save()).rejects.toThrow(DraftGone);
    expect([state(), await saver.recover()]).toEqual(['gone', null]);
    const before = server.calls.length;
    saver.update({ title: 'Quiz 3', text: '' }, true);
    await vi.runAllTimersAsync();
    expect(server.calls).toHaveLength(before);
  }
});

test('a draft that an unanswered attempt has finished takes over what was typed since', async () => {
  const { saver, server, state } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.save();
  server.store.wasApplied.mockReturnValue(true);
  server.write({ isDraft: false });
  saver.update({ title: 'Quiz', text: 'Sechs Runden' }, true);
  await expect(saver.save()).rejects.toThrow(DraftGone);
  expect(state()).toBe('failed');
  expect(await saver.recover()).toMatchObject({ text: 'Sechs Runden', isDraft: false });
});

test('a change apart from the form comes after what is typed, and its result is what the next one is made on', async () => {
  const { saver, server } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.changeStored(async () => {
    server.write({ text: 'Bild' });
    return server.store.read();
  });
  expect(server.calls).toEqual(['create', 'change Quiz/', 'read']);
  expect(saver.getSnapshot().stored?.text).toBe('Bild');
});

test('a draft that was thrown away stays away, also when it was just being saved', async () => {
  const { saver, server, kept } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  const saving = saver.save();
  await Promise.resolve();
  await saver.discard();
  await saving;
  saver.update({ title: 'Quiz 2', text: '' }, true);
  await vi.runAllTimersAsync();
  expect([server.present(), server.calls.at(-1), kept.size]).toEqual([null, 'remove', 0]);
});

test('what was emptied again is no draft once the form is left, where it may be removed', async () => {
  const { saver, server, kept } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.save();
  await saver.leave(true);
  expect(server.present()?.title).toBe('Quiz');
  saver.update({ title: '', text: '' }, true);
  await saver.leave(false);
  expect(server.present()?.title).toBe('');
  await saver.leave(true);
  await saver.leave(true);
  expect([server.present(), server.calls.filter((call) => call === 'remove'), kept.size]).toEqual([
    null,
    ['remove'],
    0,
  ]);
});

test('a draft that could not be thrown away is saved on', async () => {
  const { saver, server } = makeSaver();
  saver.update({ title: 'Quiz', text: '' }, true);
  await saver.save();
  server.failures.push(new NetworkFailure('offline'));
  await expect(saver.discard()).rejects.toThrow(NetworkFailure);
  saver.update({ title: 'Quiz 2', text: '' }, true);
  await vi.runAllTimersAsync();
  expect(server.present()?.title).toBe('Quiz 2');
});

test('whoever may not change what is stored keeps everything in the browser', async () => {
  const { saver, server, kept, state } = makeSaver({}, false);
  saver.update({ title: 'Quiz', text: '' }, false);
  await vi.runAllTimersAsync();
  await saver.flush();
  expect([state(), server.calls, kept.get(null)?.values.title]).toEqual(['local', [], 'Quiz']);
});

test('listeners hear of every change until they stop, and a form that has gone hears nothing', async () => {
  const { saver } = makeSaver();
  const [listener, observer] = [vi.fn(), { onCreated: vi.fn(), onMerged: vi.fn() }];
  const [unsubscribe, stopObserving] = [saver.subscribe(listener), saver.observe(observer)];
  saver.update({ title: 'Quiz', text: '' }, true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  stopObserving();
  await saver.save();
  expect([listener.mock.calls.length, observer.onCreated.mock.calls.length]).toEqual([1, 0]);
});
