/**
 * The journeys that use the screens of a folder, as beginnings of their files below `e2e/`; of two rules the one with the longer
 * folder counts. What is on every screen is seen in the walk through all of them.
 * @type {Record<string, string[]>}
 */
export const journeysOf = {
  'web/': ['screens/'],
  'i18n/': ['screens/'],
  'e2e/support/': ['screens/'],
  'web/routes/account/': ['business/sign-in', 'account/password'],
  'web/routes/business/': ['business/first-screen'],
  'web/routes/business/account.tsx': ['account/'],
  'web/routes/business/agent-requests.tsx': ['business/agents'],
  'web/routes/business/create-event.tsx': ['business/create-event'],
  'web/routes/business/door/': ['business/door'],
  'web/routes/business/guests.tsx': ['demo/'],
  'web/routes/business/import-events.tsx': ['business/import'],
  'web/routes/business/integrations.tsx': ['business/integrations'],
  'web/routes/business/phone/': ['business/phone-app'],
  'web/routes/demo/': ['demo/'],
  'web/routes/guests/': ['guests/'],
  'web/routes/legal/': ['public/legal'],
  'web/routes/public/': ['public/marketing'],
  'web/routes/public/api-docs/': ['public/api-docs'],
  'web/routes/register/': ['registration/'],
  'web/routes/staging/': ['staging/'],
  'web/routes/support/': ['public/'],
  'web/features/account/': ['account/'],
  'web/features/agents/': ['business/agents'],
  'web/features/analytics/': ['business/analytics'],
  'web/features/audit/': ['account/team'],
  'web/features/business/': ['business/profile'],
  'web/features/desk/': ['staging/'],
  'web/features/door/': ['business/door'],
  'web/features/events/': ['business/events-list'],
  'web/features/events/event-form/': ['business/create-event', 'business/edit-event'],
  'web/features/events/event-list/': ['business/events-list', 'business/publish-event', 'business/share-event'],
  'web/features/events/guests/': ['business/door', 'business/guest-lists', 'demo/'],
  'web/features/events/series/': ['business/series'],
  'web/features/hours/': ['business/hours'],
  'web/features/import/': ['business/import'],
  'web/features/integrations/': ['business/integrations'],
  'web/features/legal/': ['public/legal'],
  'web/features/measures/': ['staging/measures'],
  'web/features/palette/': ['business/palette'],
  'web/features/profile/': ['business/profile'],
  'web/features/realtime/': ['business/first-screen'],
  'web/features/registration/': ['registration/'],
  'web/features/review/': ['staging/'],
  'web/features/service/': ['staging/switches', 'registration/register'],
  'web/features/subscription/': ['business/subscription'],
  'web/features/support/': ['public/'],
  'web/features/team/': ['account/team'],
  'web/features/today/': ['business/first-screen'],
  'web/features/verification/': ['staging/review'],
  'web/embed/': ['guests/embed'],
};

/**
 * @param {string[]} changed
 * @param {string[]} files
 */
export function selectJourneys(changed, files) {
  const journeys = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const begins = changed
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const folder = Object.keys(journeysOf)
        .filter((name) => file.startsWith(name))
        .sort((a, b) => b.length - a.length)[0];
      return journeysOf[folder ?? ''] ?? [];
    });
  return journeys.filter((file) => changed.includes(file) || begins.some((begin) => file.startsWith(`e2e/${begin}`)));
}
