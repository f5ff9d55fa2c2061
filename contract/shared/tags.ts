import { appBudgets, personBudgets } from '#domain/shared/limits.ts';

/** Tags in the document's order. */
export const tagDescriptions = {
  Registration: 'A business registers: the form, the mailed code and the proof of registration.',
  'Sign-in': 'Access and refresh tokens, the sessions of a person, and passwords.',
  'Second factors': 'Passkeys, apps with codes and recovery codes, for our own screens.',
  Business: 'The business itself and its figures of the day.',
  Profile: 'What guests read about a business: texts, opening hours and the picture.',
  Verification: 'Whether our reviewers have verified the business, and what they still need.',
  Team: 'Members of a business, what each of them may do, and invitations.',
  Events: 'Events of a business, from draft to archive.',
  Participants: 'Who wants to come to an event, who has a place and who waits.',
  Analytics: 'Views, interest, participants and conversion by day and event.',
  Credits: 'What publishing is paid with: balance, entries of the ledger and packs.',
  Subscription: 'The running plan, its checkout and the pages of the payment provider.',
  'API keys': 'Secret keys with which programs act for a business.',
  Webhooks: 'Addresses that receive every change, and the log of deliveries.',
  Realtime: 'Changes of a business as they happen.',
  'Audit log': 'Who changed what in a business.',
  Account: 'Notices by mail, taking all data along, and deleting the account.',
  Catalogue: 'Fixed lists: tags, characteristics, categories, legal forms, plans and prices.',
  Contact: 'Messages to the operator.',
  'Consumer app': `What the app of the guests calls: searches, events, joining, leaving, and the channel of changes. A process takes ${appBudgets.requests.points} calls a minute from the app unless the operator sets another number, ${appBudgets.writes.points} of them writing, and for one \`user_id\` ${personBudgets.requests.points}, ${personBudgets.writes.points} of them writing. Beyond that it answers 429 \`rate_limited\` with \`Retry-After\`; \`RateLimit-Remaining\` says what is left.`,
  Review: 'How our own reviewers verify businesses.',
} as const;

export type Tag = keyof typeof tagDescriptions;
