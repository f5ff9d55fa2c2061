import app from './app.sheet.css?url';
import docs from './docs.sheet.css?url';
import guests from './guests.sheet.css?url';
import house from './house.css?url';
import login from './login.sheet.css?url';
import marketing from './marketing.sheet.css?url';
import notice from './notice.css?url';
import pages from './public.sheet.css?url';
import screens from './screens.sheet.css?url';

/** Sheets by name; a plain page loads one of at most 10 KB. */
export const sheets = { app, docs, guests, login, marketing, public: pages, screens } as const;

export type Sheet = keyof typeof sheets;

/** Additional sheets of single screens. */
export const extraSheets = { house, notice } as const;
