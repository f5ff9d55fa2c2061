import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tables } from '#database/schema/tables.ts';
import { retention } from '#domain/retention/retention.ts';
import { exists, readFiles } from './support/source-files.ts';

/** Writes outside of the owner's folder. The list may only shrink: the owner gets a verb that the other calls. */
const elsewhere = [
  'server/boot/installation/reseal-secrets.ts writes second_factors',
  'server/boot/installation/reseal-secrets.ts writes webhooks',
  'server/demo/mail-pages.ts writes demo_mails',
  'server/http/api-key-auth.ts writes api_keys',
  'server/http/authenticate.ts writes sessions',
  'server/modules/events/analytics/send-weekly-reports.ts writes businesses',
  'server/modules/events/events/write-guest-notices.ts writes guest_notices',
  'server/modules/events/pushes/write-push-result.ts writes pushes',
  'server/modules/events/series/fill-series.ts writes events',
  'server/modules/guests/app-gateway/number-app-changes.ts writes app_changes',
  'server/modules/guests/app-gateway/number-app-changes.ts writes app_channel',
  'server/modules/guests/app-people/forget-at-event.ts writes app_changes',
  'server/modules/guests/app-people/forget-at-event.ts writes door_marks',
  'server/modules/guests/app-people/forget-at-event.ts writes event_participants',
  'server/modules/guests/app-people/forget-at-event.ts writes guest_notices',
  'server/modules/guests/app-people/forget-at-event.ts writes place_offers',
  'server/modules/guests/app-people/forget-at-event.ts writes webhook_deliveries',
  'server/modules/guests/app-people/forget-guest.ts writes account_exports',
  'server/modules/guests/app-people/forget-guest.ts writes demo_mails',
  'server/modules/guests/app-people/forget-guest.ts writes reports',
  'server/modules/guests/test-events/remove-test-events.ts writes event_series',
  'server/modules/money/subscription/forget-payments.ts writes businesses',
  'server/modules/news/guest-search/name-business-page.ts writes business_profiles',
  'server/modules/news/notices/change-choices.ts writes team_members',
  'server/modules/news/notices/send-security-notice.ts writes password_resets',
  'server/modules/people/account/delete-account.ts writes businesses',
  'server/modules/people/account/delete-person.ts writes notice_devices',
  'server/modules/people/account/delete-person.ts writes team_members',
  'server/modules/people/account/forget-business.ts writes businesses',
  'server/modules/people/account/forget-business.ts writes events',
  'server/modules/people/account/forget-business.ts writes verification_decisions',
  'server/modules/people/business/open-business.ts writes business_profiles',
  'server/modules/people/business/open-business.ts writes legal_acceptances',
  'server/modules/people/business/open-business.ts writes team_members',
  'server/modules/people/business/open-business.ts writes users',
  'server/modules/people/business/open-test-side.ts writes business_profiles',
  'server/modules/people/business/set-place.ts writes business_places',
  'server/modules/people/email-change/end-email-change.ts writes users',
  'server/modules/people/email-change/set-email.ts writes password_resets',
  'server/modules/people/email-change/set-email.ts writes team_members',
  'server/modules/people/email-change/set-email.ts writes users',
  'server/modules/people/factor-removal/end-factor-removal.ts writes recovery_codes',
  'server/modules/people/factor-removal/end-factor-removal.ts writes second_factors',
  'server/modules/people/factor-removal/end-factor-removal.ts writes sign_in_challenges',
  'server/modules/people/factor-removal/jobs.ts writes second_factors',
  'server/modules/people/factor-removal/jobs.ts writes sign_in_challenges',
  'server/modules/people/ownership/answer-offer.ts writes businesses',
  'server/modules/people/ownership/answer-offer.ts writes team_members',
  'server/modules/people/profile/settle-nights.ts writes events',
  'server/modules/people/sessions/announce-to-leads.ts writes reviewers',
  'server/modules/people/sessions/answer-second-step.ts writes factor_removals',
  'server/modules/people/sessions/change-password.ts writes email_changes',
  'server/modules/people/sessions/change-password.ts writes factor_removals',
  'server/modules/people/sessions/end-session.ts writes notice_devices',
  'server/modules/people/sessions/forget-people.ts writes account_exports',
  'server/modules/people/sessions/reset-password.ts writes email_changes',
  'server/modules/people/sessions/reset-password.ts writes factor_removals',
  'server/modules/people/sessions/start-passkey-session.ts writes factor_removals',
  'server/modules/people/team/accept-invitation.ts writes users',
  'server/modules/people/verification/forget-proofs.ts writes businesses',
  'server/modules/people/verification/reopen-business.ts writes businesses',
  'server/modules/people/verification/replace-proof.ts writes businesses',
  'server/modules/trust/measures/settle-effects.ts writes businesses',
  'server/modules/trust/review/decide-proposals.ts writes business_profiles',
  'server/modules/trust/review/decide-proposals.ts writes businesses',
  'server/modules/trust/review/decide-proposals.ts writes fact_proposals',
  'server/modules/trust/review/end-review-session.ts writes sessions',
  'server/modules/trust/review/open-review-session.ts writes reviewers',
  'server/modules/trust/review/open-review-session.ts writes sessions',
  'server/modules/trust/review/settle-decisions.ts writes businesses',
];

const schema = readFiles(/^database\/schema\/[^/]+\.ts$/);
const server = readFiles(/^server\/.*\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'));
const folderOf = (owner: string) => [`server/${owner}`, `server/modules/${owner}`].find(exists);

test('tables are made with their facts, and listed', () => {
  const unowned = schema.flatMap(({ path, text }) => [...text.matchAll(/(?<!owned\(\s*)\bpgTable\(/g)].map(() => path));
  expect(unowned).toEqual([]);
  const [list] = schema.filter(({ path }) => path === 'database/schema/tables.ts');
  const unlisted = schema.filter(({ path, text }) => /\bpgTable\(/.test(text) && !list?.text.includes(`'#${path}'`));
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

test('every owner is a folder of the server', () => {
  expect(tables.filter(({ owner }) => !folderOf(owner)).map(({ name, owner }) => `${name}: ${owner}`)).toEqual([]);
});

test("only the owner's folder writes a table", () => {
  const constants = schema.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = owned\(\s*pgTable\(\s*'(\w+)'/g)].map(([, name = '', sql = '']) => ({
      name,
      sql,
    })),
  );
  expect(constants.length).toBe(tables.length);
  const writes = constants.flatMap(({ name, sql }) => {
    const folder = `${folderOf(tables.find((table) => table.name === sql)?.owner ?? '')}/`;
    const statement = `\\.(insert|update|delete)\\(${name}\\)|deleteInBatches\\(\\s*[\\w.]+,\\s*${name}\\b`;
    const raw = `(insert into|update|delete from)\\s+(\\$\\{${name}\\}|${sql}\\b)`;
    const writing = new RegExp(`${statement}|${raw}`);
    const others = server.filter(({ path, text }) => !path.startsWith(folder) && writing.test(text));
    return others.map(({ path }) => `${path} writes ${sql}`);
  });
  expect(writes.sort()).toEqual(elsewhere);
});

test('rows that go with the row they belong to have a foreign key that deletes them', () => {
  const parents = tables.filter(({ goesWith }) => goesWith === 'parent');
  const wrong = parents.filter(({ table }) => {
    const keys = getTableConfig(table).foreignKeys.filter(({ onDelete }) => onDelete === 'cascade');
    return !keys.some((key) => !['businesses', 'users'].includes(getTableName(key.reference().foreignTable)));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what a business leaves with its account goes by age or by a verb at last', () => {
  const endless = tables.filter(({ whose, kept }) => whose === 'person' && kept.length === 0);
  expect(endless.map(({ name }) => name)).toEqual([]);
  expect(tables.every(({ table }) => is(table, PgTable))).toBe(true);
});

test('every period of the retention table that the program ends has a table', () => {
  const used = new Set<string>(tables.flatMap(({ kept }) => [...kept]));
  const ids = Object.entries(retention).filter(([, { endedBy }]) => endedBy !== 'outside');
  expect(ids.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('every job that is defined is in the list of jobs', () => {
  const list = server.find(({ path }) => path === 'server/jobs/all-jobs.ts');
  const defined = server.flatMap(({ text }) => [...text.matchAll(/export const (\w+) = defineJob\(/g)]);
  expect(defined.length).toBeGreaterThan(50);
  const listed = list?.text.slice(list.text.indexOf('export const jobs')) ?? '';
  expect(defined.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name},`).test(listed))).toEqual([]);
});
