import { appBudgets, personBudgets } from '#domain/shared/limits.ts';

/** Tags in the document's order. */
export const tagDescriptions = {
  Registration: 'A business registers: the form, the mailed code and the proof of registration.',
  'Sign-in': 'Access and refresh tokens, the sessions of a person, and passwords.',
  'Second factors': 'Passkeys, apps with codes and recovery codes, for our own screens.',
  Business: 'The business itself and its figures of the day.',
  Profile: 'Public profile of a business: texts, opening hours and image.',
  Verification: 'Verification of the business by our reviewers, and missing documents.',
  Team: 'Members of a business, their permissions, and invitations.',
  Events: 'Events of a business, from draft to archive.',
  Participants: 'Requests to join, guests with a place, and the waiting list.',
  Analytics: 'Views, interest, participants and conversion by day and event.',
  Credits: 'Balance, ledger entries and packs, which pay for publishing.',
  Subscription: 'Current plan, checkout, and pages of the payment provider.',
  'API keys': 'Secret keys with which programs act for a business.',
  Webhooks: 'Addresses that receive every change, and the log of deliveries.',
  Realtime: 'Changes of a business as they happen.',
  'Audit log': 'Who changed what in a business.',
  Account: 'Notices by mail, data export, and account deletion.',
  Catalogue: 'Fixed lists: tags, characteristics, categories, legal forms, plans and prices.',
  Contact: 'Messages to the operator.',
  'Consumer app': `Endpoints of the guests' app: search, events, joining, leaving, and the change channel. A process accepts ${appBudgets.requests.points} requests a minute from the app by default, ${appBudgets.writes.points} of them writing, and for one \`user_id\` ${personBudgets.requests.points}, ${personBudgets.writes.points} of them writing. Beyond that it answers 429 \`rate_limited\` with \`Retry-After\`; \`RateLimit-Remaining\` says what is left.`,
  Review: 'How our own reviewers verify businesses.',
  Desk: 'How our own staff run the service and help customers.',
} as const;

export type Tag = keyof typeof tagDescriptions;
