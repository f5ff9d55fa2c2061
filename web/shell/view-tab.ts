import { isViewTab, parseStored, tabStore, VIEW_KEY } from './browser-store.ts';
import { SESSION_KEY } from './events.ts';

/** Begins and ends views; in `stagingPaths` too, which other screens do not load. */
const VIEW_PAGE = '/staging/view';

export type ViewTab = {
  id: string;
  company_name: string;
  /** ISO 8601. */
  ends_at: string;
  /** As the API says. */
  ended_by?: unknown;
};

/** The view of this tab. */
export function readView(): ViewTab | null {
  return parseStored<ViewTab>(tabStore.read(VIEW_KEY), ({ id, ends_at }) => id && ends_at);
}

/** The token takes the place of a session, which is never renewed and ends with the tab. */
export function storeView({ token, ...view }: ViewTab & { token: string }): void {
  tabStore.write(VIEW_KEY, JSON.stringify(view));
  const session = {
    ...{ access_token: token, refresh_token: 'none', company_name: view.company_name },
    ...{ expires_at: Number.MAX_SAFE_INTEGER, remember: true },
  };
  tabStore.write(SESSION_KEY, JSON.stringify(session));
}

/** Leaves for the page that ends the view, which says by whom it ended. */
export function leaveView(endedBy?: unknown): void {
  const view = readView();
  if (view && endedBy) tabStore.write(VIEW_KEY, JSON.stringify({ ...view, ended_by: endedBy }));
  tabStore.write(SESSION_KEY, null);
  document.documentElement.dataset.leaving = '';
  location.replace(VIEW_PAGE);
}

export { isViewTab };
