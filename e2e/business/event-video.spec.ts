import { addDays } from '#domain/shared/calendar.ts';
import { demoHouseSignIn } from '#domain/shared/demo.ts';
import { createTranslator } from '#i18n/translator.ts';
import { checkAccessibility, expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { openWord, readToast } from './event-steps.ts';
import { authorize, openAs } from './open-account.ts';

test.use({ locale: 'de-DE', viewport: { width: 1280, height: 800 } });

test('a video is chosen, gets its still from the browser, and plays for guests', { tag: '@browsers' }, async ({
  page,
  request,
}) => {
  test.slow();
  const t = createTranslator('de', 'events', 'Dabei');
  const account = { ...demoHouseSignIn, company: 'Kulturhaus Ostwind' };
  const headers = await authorize(request, account);
  const event = {
    title: 'Filmprobe',
    description: 'Zwei Sekunden.',
    event_date: addDays(today, 12),
    start_time: '20:00',
  };
  const created = await request.post('/api/v1/events', { headers, data: { ...event, status: 'published' } });
  const { id, page_url } = await created.json();
  try {
    await openAs(page, account, `/business/create-event?event=${id}`);
    await openWord(page, t('video.label'));
    const field = page.getByRole('group', { name: t('video.label') });
    await page.getByRole('checkbox', { name: t('video.rights') }).check();
    await field.locator('input[type=file]').setInputFiles('tests/support/videos/vp9-opus.webm');
    await readToast(page, t('video.uploaded'));
    const words = page.getByLabel(t('video.alt'));
    await words.fill('Ein Testbild');
    await words.blur();
    await expect(page.locator('video[poster*="/media/"]')).toHaveAttribute('aria-label', /Ein Testbild/);
    await checkAccessibility(page);

    await page.goto(new URL(page_url).pathname);
    const video = page.getByLabel('Video: Ein Testbild');
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  } finally {
    await request.delete(`/api/v1/events/${id}`, { headers });
  }
});
