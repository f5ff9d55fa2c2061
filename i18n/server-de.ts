import { texts as app } from '#i18n/de/app.ts';
import { texts as deviceNotices } from '#i18n/de/device-notices.ts';
import { texts as documents } from '#i18n/de/documents.ts';
import { texts as door } from '#i18n/de/door.ts';
import { texts as exported } from '#i18n/de/export.ts';
import { texts as guestBusiness } from '#i18n/de/guest-business.ts';
import { texts as guestLists } from '#i18n/de/guest-lists.ts';
import { texts as guests } from '#i18n/de/guests.ts';
import { texts as importSources } from '#i18n/de/import-sources.ts';
import { texts as mails } from '#i18n/de/mails.ts';
import { texts as measures } from '#i18n/de/measures.ts';
import { texts as contact } from '#i18n/de/pages/contact.ts';
import { texts as demoCheckout } from '#i18n/de/pages/demo-checkout.ts';
import { texts as demoMail } from '#i18n/de/pages/demo-mail.ts';
import { texts as embed } from '#i18n/de/pages/embed.ts';
import { texts as invoice } from '#i18n/de/pages/invoice.ts';
import { texts as legal } from '#i18n/de/pages/legal.ts';
import { texts as pictures } from '#i18n/de/pages/pictures.ts';
import { texts as processing } from '#i18n/de/pages/processing.ts';
import { texts as ranking } from '#i18n/de/pages/ranking.ts';
import { texts as proposals } from '#i18n/de/proposals.ts';
import { texts as reports } from '#i18n/de/reports.ts';
import { texts as shell } from '#i18n/de/shell.ts';
import { texts as status } from '#i18n/de/status.ts';
import { texts as verification } from '#i18n/de/verification.ts';
import { texts as webGuests } from '#i18n/de/web-guests.ts';

/**
 * German texts of the server itself: mails, files, feeds and pages without React. Other texts arrive with the pages.
 */
export const serverDe = {
  app,
  contact,
  'demo-checkout': demoCheckout,
  'demo-mail': demoMail,
  'device-notices': deviceNotices,
  documents,
  door,
  embed,
  export: exported,
  'guest-business': guestBusiness,
  'guest-lists': guestLists,
  guests,
  'import-sources': importSources,
  invoice,
  legal,
  mails,
  measures,
  pictures,
  processing,
  proposals,
  ranking,
  reports,
  shell,
  status,
  verification,
  'web-guests': webGuests,
} as const;
