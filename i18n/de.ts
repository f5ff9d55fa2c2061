import { texts as account } from '#i18n/de/account.ts';
import { texts as agentRequests } from '#i18n/de/agent-requests.ts';
import { texts as analytics } from '#i18n/de/analytics.ts';
import { texts as audit } from '#i18n/de/audit.ts';
import { texts as businessData } from '#i18n/de/business-data.ts';
import { texts as createEvent } from '#i18n/de/create-event.ts';
import { texts as dashboard } from '#i18n/de/dashboard.ts';
import { texts as desk } from '#i18n/de/desk.ts';
import { texts as deskActs } from '#i18n/de/desk-acts.ts';
import { texts as deskSwitches } from '#i18n/de/desk-switches.ts';
import { texts as deskViews } from '#i18n/de/desk-views.ts';
import { texts as editing } from '#i18n/de/editing.ts';
import { texts as events } from '#i18n/de/events.ts';
import { texts as guestPhone } from '#i18n/de/guest-phone.ts';
import { texts as importTexts } from '#i18n/de/import.ts';
import { texts as integrations } from '#i18n/de/integrations.ts';
import { texts as kit } from '#i18n/de/kit.ts';
import { texts as login } from '#i18n/de/login.ts';
import { texts as measureDesk } from '#i18n/de/measure-desk.ts';
import { texts as moneyActs } from '#i18n/de/money-acts.ts';
import { texts as accessibility } from '#i18n/de/pages/accessibility.ts';
import { texts as apiDocs } from '#i18n/de/pages/api-docs.ts';
import { texts as apiFields } from '#i18n/de/pages/api-fields.ts';
import { texts as business } from '#i18n/de/pages/business.ts';
import { texts as faq } from '#i18n/de/pages/faq.ts';
import { texts as features } from '#i18n/de/pages/features.ts';
import { texts as help } from '#i18n/de/pages/help.ts';
import { texts as home } from '#i18n/de/pages/home.ts';
import { texts as imprint } from '#i18n/de/pages/imprint.ts';
import { texts as notFound } from '#i18n/de/pages/not-found.ts';
import { texts as pricing } from '#i18n/de/pages/pricing.ts';
import { texts as privacy } from '#i18n/de/pages/privacy.ts';
import { texts as report } from '#i18n/de/pages/report.ts';
import { texts as terms } from '#i18n/de/pages/terms.ts';
import { texts as withdraw } from '#i18n/de/pages/withdraw.ts';
import { texts as withdrawal } from '#i18n/de/pages/withdrawal.ts';
import { texts as participants } from '#i18n/de/participants.ts';
import { texts as problems } from '#i18n/de/problems.ts';
import { texts as profile } from '#i18n/de/profile.ts';
import { texts as registration } from '#i18n/de/registration.ts';
import { texts as review } from '#i18n/de/review.ts';
import { texts as staff } from '#i18n/de/staff.ts';
import { texts as subscription } from '#i18n/de/subscription.ts';
import { texts as team } from '#i18n/de/team.ts';
import { texts as today } from '#i18n/de/today.ts';
import { serverDe } from '#i18n/server-de.ts';

/**
 * All German texts by file name. Files under `pages/` are for pages without scripts and never reach the browser, except
 * help, which the palette searches; the others do if a screen's `handle.texts` names them (never `mails` and
 * `device-notices`).
 */
export const de = {
  ...serverDe,
  accessibility,
  'api-docs': apiDocs,
  'api-fields': apiFields,
  business,
  'business-data': businessData,
  'create-event': createEvent,
  dashboard,
  desk,
  'desk-views': deskViews,
  'desk-acts': deskActs,
  'desk-switches': deskSwitches,
  editing,
  events,
  faq,
  features,
  'guest-phone': guestPhone,
  help,
  home,
  imprint,
  import: importTexts,
  integrations,
  kit,
  account,
  'agent-requests': agentRequests,
  analytics,
  audit,
  team,
  login,
  'measure-desk': measureDesk,
  'money-acts': moneyActs,
  'not-found': notFound,
  participants,
  pricing,
  privacy,
  problems,
  profile,
  registration,
  report,
  review,
  staff,
  subscription,
  terms,
  today,
  withdraw,
  withdrawal,
} as const;
