import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { eventViews } from '#database/schema/events.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { systemContext } from '#server/context/context.ts';
import { sendWeeklyReports } from '#server/modules/events/analytics/send-weekly-reports.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let quiz = '';
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  await app.db.delete(businesses);
  await app.db.delete(users);
  owner = await createOwner(app);
  const json = eventInput({ title: 'Quiz', status: 'published' });
  quiz = (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
  await app.mails();
  await app.db.delete(demoMails);
  app.clock.set('2026-11-23T08:00:00Z');
});

const see = (day: string, views: number, opened = 0) =>
  app.db.insert(eventViews).values({ eventId: quiz, businessId: owner.businessId, day, views, opened });
const plan = () => sendWeeklyReports.run(systemContext(app.deps), {});
const reports = async () => (await app.mails()).filter(({ subject }) => /Woche|week/.test(subject));

const choose = (token: string, report: 'at_once' | 'off') =>
  app.call('PATCH', '/account/notices', { token, json: { report } });

describe('the weekly report', () => {
  it('says which day went best, with every day as a bar and in words', async () => {
    await see('2026-11-16', 4);
    await see('2026-11-18', 26, 13);
    await see('2026-11-22', 3);
    await see('2026-11-15', 90);
    await see('2026-11-23', 80);
    await plan();
    const [mail, ...others] = await reports();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Deine Woche: Mittwoch lief am besten' });
    expect(mail?.text).toContain('16.–22. November 2026: Deine Events wurden 33-mal gesehen und 13-mal geöffnet.');
    expect(mail?.text).toContain('Mo 4\nDi 0\nMi 26\nDo 0\nFr 0\nSa 0\nSo 3');
    expect(mail?.text).toContain('/business/dashboard?tab=analytics');
    expect(mail?.html?.match(/width:100%;background-color:#f35223/g)).toHaveLength(1);
    expect(mail?.html?.match(/scope="row"/g)).toHaveLength(7);
  });

  it('counts who joined in the week', async () => {
    await see('2026-11-18', 26);
    app.clock.set('2026-11-19T12:00:00Z');
    await app.db.update(businesses).set({ verificationStatus: 'verified' });
    await app.call('PUT', '/profile', { token: owner.token, json: { display_name: 'Anker', is_visible: true } });
    await app.call('POST', `/app/events/${quiz}/participants`, {
      json: { user_id: 'u', display_name: 'Ute', party_size: 4 },
      headers: { 'X-API-Key': app.deps.config.appServiceKey ?? '' },
    });
    app.clock.set('2026-11-23T08:00:00Z');
    await plan();
    expect((await reports())[0]?.text).toContain('4 Leute haben zugesagt.');
  });

  it('comes once a week, however often and wherever it is planned', async () => {
    await see('2026-11-18', 26);
    await Promise.all(Array.from({ length: 6 }, plan));
    expect(await reports()).toHaveLength(1);
    app.clock.set('2026-11-23T19:00:00Z');
    await plan();
    expect(await reports()).toHaveLength(1);
    await see('2026-11-25', 7);
    app.clock.set('2026-11-30T08:00:00Z');
    await plan();
    expect((await reports()).map(({ text }) => text.includes('Mi 7'))).toEqual([true, false]);
  });

  it('does not come when there was nothing to tell', async () => {
    await see('2026-11-15', 26);
    await plan();
    expect(await reports()).toEqual([]);
  });

  it('does not come to a business that was closed, even when it was planned before', async () => {
    await see('2026-11-18', 26);
    await plan();
    await app.db.update(businesses).set({ closedAt: app.clock.now() });
    expect(await reports()).toEqual([]);
  });

  it('comes to the owner and to members who may see the figures and want it, each in their language', async () => {
    const team = owner.businessId;
    const reader = await createMember(app, team, { permissions: ['view_analytics'], language: 'en' });
    await choose(reader.token, 'at_once');
    await createMember(app, team, { permissions: ['create_events'] });
    await createMember(app, team, { permissions: ['view_analytics'] });
    const inactive = await createMember(app, team, { permissions: ['view_analytics'] });
    await choose(inactive.token, 'at_once');
    await app.db.update(teamMembers).set({ status: 'inactive' }).where(eq(teamMembers.id, inactive.memberId));
    await see('2026-11-18', 26);
    await plan();
    const mails = await reports();
    expect(mails).toHaveLength(2);
    expect(mails.find(({ to }) => to === reader.email)?.subject).toBe('Your week: Wednesday was your best day');
    expect(mails.every(({ headers }) => headers?.['List-Unsubscribe'])).toBe(true);
  });

  it('does not come to who lost the right before it was sent', async () => {
    const reader = await createMember(app, owner.businessId, { permissions: ['view_analytics'] });
    await choose(reader.token, 'at_once');
    await see('2026-11-18', 26);
    await plan();
    await app.db.update(teamMembers).set({ permissions: [] }).where(eq(teamMembers.userEmail, reader.email));
    expect((await reports()).map(({ to }) => to)).toEqual([owner.email]);
  });

  it('does not come to who turned it off, also after it was planned', async () => {
    await see('2026-11-18', 26);
    await plan();
    app.clock.set('2026-11-20T12:05:00Z');
    expect((await choose(owner.token, 'off')).status).toBe(200);
    expect(await reports()).toEqual([]);
  });

  it('is planned on Mondays from nine', () => {
    expect(sendWeeklyReports.schedule).toBe('0 9-20 * * 1');
  });
});
