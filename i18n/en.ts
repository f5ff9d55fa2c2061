import type { de } from '#i18n/de.ts';
import { texts as account } from '#i18n/en/account.ts';
import { texts as agentRequests } from '#i18n/en/agent-requests.ts';
import { texts as analytics } from '#i18n/en/analytics.ts';
import { texts as audit } from '#i18n/en/audit.ts';
import { texts as businessData } from '#i18n/en/business-data.ts';
import { texts as createEvent } from '#i18n/en/create-event.ts';
import { texts as dashboard } from '#i18n/en/dashboard.ts';
import { texts as desk } from '#i18n/en/desk.ts';
import { texts as deskActs } from '#i18n/en/desk-acts.ts';
import { texts as deskSwitches } from '#i18n/en/desk-switches.ts';
import { texts as deskViews } from '#i18n/en/desk-views.ts';
import { texts as editing } from '#i18n/en/editing.ts';
import { texts as events } from '#i18n/en/events.ts';
import { texts as guestPhone } from '#i18n/en/guest-phone.ts';
import { texts as importTexts } from '#i18n/en/import.ts';
import { texts as integrations } from '#i18n/en/integrations.ts';
import { texts as kit } from '#i18n/en/kit.ts';
import { texts as login } from '#i18n/en/login.ts';
import { texts as measureDesk } from '#i18n/en/measure-desk.ts';
import { texts as moneyActs } from '#i18n/en/money-acts.ts';
import { texts as accessibility } from '#i18n/en/pages/accessibility.ts';
import { texts as apiDocs } from '#i18n/en/pages/api-docs.ts';
import { texts as apiFields } from '#i18n/en/pages/api-fields.ts';
import { texts as business } from '#i18n/en/pages/business.ts';
import { texts as faq } from '#i18n/en/pages/faq.ts';
import { texts as features } from '#i18n/en/pages/features.ts';
import { texts as help } from '#i18n/en/pages/help.ts';
import { texts as home } from '#i18n/en/pages/home.ts';
import { texts as imprint } from '#i18n/en/pages/imprint.ts';
import { texts as notFound } from '#i18n/en/pages/not-found.ts';
import { texts as pricing } from '#i18n/en/pages/pricing.ts';
import { texts as privacy } from '#i18n/en/pages/privacy.ts';
import { texts as report } from '#i18n/en/pages/report.ts';
import { texts as terms } from '#i18n/en/pages/terms.ts';
import { texts as withdraw } from '#i18n/en/pages/withdraw.ts';
import { texts as withdrawal } from '#i18n/en/pages/withdrawal.ts';
import { texts as participants } from '#i18n/en/participants.ts';
import { texts as problems } from '#i18n/en/problems.ts';
import { texts as profile } from '#i18n/en/profile.ts';
import { texts as registration } from '#i18n/en/registration.ts';
import { texts as review } from '#i18n/en/review.ts';
import { texts as staff } from '#i18n/en/staff.ts';
import { texts as subscription } from '#i18n/en/subscription.ts';
import { texts as team } from '#i18n/en/team.ts';
import { texts as today } from '#i18n/en/today.ts';
import { serverEn } from '#i18n/server-en.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** All English texts with the German keys. */
export const en = {
  ...serverEn,
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
} as const satisfies TextsLike<typeof de>;
