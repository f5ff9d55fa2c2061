import { texts as app } from '#i18n/en/app.ts';
import { texts as deviceNotices } from '#i18n/en/device-notices.ts';
import { texts as documents } from '#i18n/en/documents.ts';
import { texts as door } from '#i18n/en/door.ts';
import { texts as exported } from '#i18n/en/export.ts';
import { texts as guestBusiness } from '#i18n/en/guest-business.ts';
import { texts as guestLists } from '#i18n/en/guest-lists.ts';
import { texts as guests } from '#i18n/en/guests.ts';
import { texts as importSources } from '#i18n/en/import-sources.ts';
import { texts as mails } from '#i18n/en/mails.ts';
import { texts as measures } from '#i18n/en/measures.ts';
import { texts as contact } from '#i18n/en/pages/contact.ts';
import { texts as demoCheckout } from '#i18n/en/pages/demo-checkout.ts';
import { texts as demoMail } from '#i18n/en/pages/demo-mail.ts';
import { texts as embed } from '#i18n/en/pages/embed.ts';
import { texts as invoice } from '#i18n/en/pages/invoice.ts';
import { texts as legal } from '#i18n/en/pages/legal.ts';
import { texts as pictures } from '#i18n/en/pages/pictures.ts';
import { texts as processing } from '#i18n/en/pages/processing.ts';
import { texts as ranking } from '#i18n/en/pages/ranking.ts';
import { texts as proposals } from '#i18n/en/proposals.ts';
import { texts as reports } from '#i18n/en/reports.ts';
import { texts as shell } from '#i18n/en/shell.ts';
import { texts as status } from '#i18n/en/status.ts';
import { texts as verification } from '#i18n/en/verification.ts';
import { texts as webGuests } from '#i18n/en/web-guests.ts';
import type { serverDe } from '#i18n/server-de.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** The English counterpart. */
export const serverEn = {
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
} as const satisfies TextsLike<typeof serverDe>;
