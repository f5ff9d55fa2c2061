import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openNotice, renewNotices, showNotice } from './notices.ts';

const ORIGIN = 'https://dabei.example';
beforeEach(() => void vi.stubGlobal('location', new URL(`${ORIGIN}/business/app-worker.js`)));

const sent = (message: unknown) => ({ json: () => message });
function createRegistration() {
  const showNotification = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => undefined);
  const registration = { showNotification, pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
  return { registration, showNotification, subscribe };
}
function createWindows(...urls: string[]) {
  const opened: string[] = [];
  const screens = urls.map((url) => ({ url: ORIGIN + url, focus: vi.fn(async () => undefined), postMessage: vi.fn() }));
  const windows = { matchAll: async () => screens, openWindow: async (url: string) => opened.push(url) };
  return { windows, screens, opened };
}

describe('a message', () => {
  test('is shown with what it says, in its language, and takes the place of one about the same', async () => {
    const { registration, showNotification } = createRegistration();
    const path = '/business/events/1/guests';
    await showNotice(registration, sent({ title: 'Quiz', body: '3 neu', path, tag: 'joined:1', lang: 'de' }));
    expect(showNotification).toHaveBeenCalledWith(
      'Quiz',
      expect.objectContaining({ body: '3 neu', tag: 'joined:1', lang: 'de', renotify: true, data: path }),
    );
  });

  test.each([
    ['nothing', null],
    [
      'no JSON',
      {
        json: () => {
          throw new SyntaxError();
        },
      },
    ],
  ])('with %s in it is shown all the same, as browsers want it', async (_, data) => {
    const { registration, showNotification } = createRegistration();
    await showNotice(registration, data);
    expect(showNotification).toHaveBeenCalledWith('dabei.example', expect.anything());
  });
});

describe('a pressed notice', () => {
  const path = '/business/events/1/guests';

  test('leads there in a screen that is open, which decides about what was typed', async () => {
    const { windows, screens, opened } = createWindows('/business/login', '/business/dashboard?tab=events');
    await openNotice(windows, path);
    expect(screens.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(screens[1]?.postMessage).toHaveBeenCalledWith({ open: path });
    expect(opened).toEqual([]);
  });

  test('opens a screen where none is', async () => {
    const { windows, opened } = createWindows('/business/login');
    await openNotice(windows, path);
    expect(opened).toEqual([path]);
  });

  test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)'])(
    'never leads to %s',
    async (foreign) => {
      const { windows, opened } = createWindows();
      await openNotice(windows, foreign);
      expect(opened).toEqual(['/business/dashboard']);
    },
  );
});

test('a subscription that the browser gives up is renewed under the same key, and open screens hear of it', async () => {
  const { registration, subscribe } = createRegistration();
  const { windows, screens } = createWindows('/business/dashboard');
  const applicationServerKey = new ArrayBuffer(65);
  await renewNotices(registration, windows, { options: { applicationServerKey } } as PushSubscription);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  expect(screens[0]?.postMessage).toHaveBeenCalledTimes(1);
});
