import app from './app.css?url';
import desk from './desk.css?url';
import docs from './docs.css?url';
import door from './door.css?url';
import folderTabs from './folder-tabs.css?url';
import guests from './guests.css?url';
import house from './house.css?url';
import login from './login.css?url';
import marketing from './marketing.css?url';
import notice from './notice.css?url';
import phone from './phone.css?url';
import pages from './public.css?url';

/** Style sheets by name. Each has all that a page needs and little more: a plain page loads one of at most 10 KB. */
export const sheets = { app, docs, guests, login, marketing, public: pages } as const;

/** The sheets of pages without React's scripts. */
export type PublicSheet = Exclude<keyof typeof sheets, 'app'>;

/** What single screens load besides. */
export const extraSheets = { desk, door, house, kit: folderTabs, notice, phone } as const;
