import { paths } from '#web/paths.ts';

/** The areas of the dashboard in their order; the first one opens when the address names none. */
export const tabs = ['profile', 'user-view', 'subscription', 'events', 'team', 'analytics'] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address asks for; an unknown one opens the first. */
export function tabOf(search: URLSearchParams): Tab {
  return tabs.find((tab) => tab === search.get('tab')) ?? tabs[0];
}

/** The address of a tab. */
export function tabPath(tab: Tab): string {
  return tab === tabs[0] ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;
}

/** The address of the events tab with the create dialog open. */
export const createEventPath = `${tabPath('events')}&dialog=create`;

/** Goes with every link that opens something on top of a screen: closing it then goes back to that screen. */
export const overlayState = { isOverlay: true };
