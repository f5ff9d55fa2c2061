import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

/* Runs the plugin's PHP on the calendar of a page; WordPress's functions are those of draw.php. */
const folder = join(import.meta.dirname, '../../packages/wordpress');
const hasPhp = spawnSync('php', ['--version']).status === 0;
const PAGE = 'https://dabei.test/b/zum-anker';
const HOUR_S = 3600;
const RETRY_S = 300;

interface State {
  html: string;
  requests: string[];
  errors: string[];
  options: Record<string, unknown>;
  transients: Record<string, [number, number]>;
}
type Given = Partial<Omit<State, 'html'>> & {
  address?: string;
  block?: boolean;
  choices?: object;
  locale?: string;
  response?: { status: number; body: string } | null;
};

async function draw(given: Given): Promise<State> {
  const drawing = promisify(execFile)('php', [
    '-d',
    'error_reporting=E_ALL',
    '-d',
    'display_errors=stderr',
    join(import.meta.dirname, 'draw.php'),
    join(folder, 'dabei.php'),
  ]);
  drawing.child.stdin?.end(JSON.stringify({ options: { dabei_page: PAGE }, ...given }));
  const { stdout, stderr } = await drawing;
  expect(stderr).toBe('');
  return JSON.parse(stdout) as State;
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

it('has the versions of the contract', () => {
  const { info } = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as { info: { version: string } };
  expect(readFileSync(join(folder, 'dabei.php'), 'utf8')).toContain(` * Version: ${info.version}\n`);
  expect(JSON.parse(readFileSync(join(folder, 'block.json'), 'utf8')).version).toBe(info.version);
});

describe.skipIf(!hasPhp)('the WordPress plugin (needs the package php-cli)', () => {
  let app: TestApp;
  let calendar: { status: number; body: string };
  let day: string;

  beforeAll(async () => {
    app = await createTestApp();
    app.clock.set(new Date().toISOString());
    const owner = await createVerifiedOwner(app);
    await setCredits(app, owner.businessId, 50);
    day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const events = [
      { title: '<script>alert(1)</script> & [gallery]', description: '</script><b>[dabei]</b>', event_date: day },
      { title: 'Abgesagter Abend', description: 'Fällt aus.', event_date: day, start_time: '21:00', end_time: '23:00' },
    ];
    for (const event of events) {
      const json = eventInput({ ...event, status: 'published' });
      const { status, body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
      expect([status, body]).toEqual([201, expect.anything()]);
      if (event.title !== 'Abgesagter Abend') continue;
      await app.call('POST', `/events/${body.id}/cancel`, { token: owner.token, json: { reason: 'Krank.' } });
    }
    const response = await app.app.request(`/b/${owner.businessId}.ics`);
    calendar = { status: response.status, body: await response.text() };
    expect(calendar.status).toBe(200);
  });
  afterAll(() => app.close());

  it('has no fault of syntax', () => {
    const files = ['.', 'includes'].flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.php'))
        .map((file) => join(folder, name, file)),
    );
    expect(files.length).toBeGreaterThan(5);
    const wrong = files.filter((file) => spawnSync('php', ['-l', file]).status !== 0);
    expect(wrong).toEqual([]);
  });

  it('has the same keys in German and English', () => {
    const text = readFileSync(join(folder, 'includes/texts.php'), 'utf8');
    const [, german = '', english = ''] = text.split(/'(?:de|en)'\s+=> array\(/);
    const keys = (of: string) => [...of.matchAll(/^\t{3}'(\w+)'\s+=>/gm)].map(([, key]) => key);
    expect(keys(german)).toEqual(keys(english));
    expect(keys(german).length).toBeGreaterThan(10);
  });

  it.each([false, true])('shows events escaped and without shortcodes, with JSON-LD (block: %s)', async (block) => {
    const { html, requests } = await draw({ response: calendar, block });
    expect(requests).toEqual([`${PAGE}.ics`]);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#x5B;gallery&#x5D;');
    expect(html).not.toMatch(/<script>|\[/);
    expect(html).toContain('Abgesagt:');
    expect(html).toMatch(/href="https?:\/\/[^"]+\/e\/[0-9a-f]{12}[a-z0-9-]*\?p=2"/);
    const data = structuredData(html);
    expect(data.map(({ name, eventStatus }) => [name, eventStatus])).toEqual([
      ['<script>alert(1)</script> & [gallery]', 'https://schema.org/EventScheduled'],
      ['Abgesagter Abend', 'https://schema.org/EventCancelled'],
    ]);
    expect(data[0]).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      description: '</script><b>[dabei]</b>',
      startDate: expect.stringMatching(new RegExp(`^${day}T\\d\\d:\\d\\d:00\\+0[12]:00$`)),
      location: { '@type': 'Place', name: expect.stringContaining('Gastraum') },
    });
  });

  it('speaks the language of the site, or the wanted one', async () => {
    const german = await draw({ response: calendar });
    expect(german.html).toMatch(/lang="de".*21:00–23:00 Uhr.*Alle Termine/s);
    const english = await draw({ response: calendar, locale: 'fr_FR' });
    expect(english.html).toMatch(/lang="en".*Cancelled:.*All events/s);
    expect((await draw({ response: calendar, locale: 'en_GB', choices: { lang: 'de' } })).html).toContain('Abgesagt:');
  });

  it('asks once an hour, and shows the last state while the service is away', async () => {
    const first = await draw({ response: calendar });
    expect(Object.values(first.transients)).toEqual([[1, HOUR_S]]);
    const { options, transients } = first;
    const second = await draw({ options, transients, response: null });
    expect([second.requests, second.html]).toEqual([[], first.html]);
    for (const response of [null, { status: 503, body: '' }, { status: 200, body: '<html>' }]) {
      const away = await draw({ options, response });
      expect([away.requests.length, away.html]).toEqual([1, first.html]);
      expect(Object.values(away.transients)).toEqual([[1, RETRY_S]]);
    }
    const hidden = await draw({ options, response: { status: 404, body: '' } });
    expect(hidden.html).toContain('Gerade stehen keine Termine an.');
  });

  it('shows a link while nothing was ever fetched, and leaves out what is over', async () => {
    const empty = await draw({ response: null });
    expect(empty.html).toMatch(/^<div [^>]*><p class="dabei-events__all"><a [^>]*>Alle Termine<\/a><\/p><\/div>$/);
    const past = calendar.body.replace(/^(DT(?:START|END)):\d{4}/gm, '$1:2020');
    expect(structuredData((await draw({ response: { status: 200, body: past } })).html)).toEqual([]);
    const one = await draw({ response: calendar, choices: { count: '1' } });
    expect(structuredData(one.html).length).toBe(1);
  });

  it('accepts the address of a page, and names in posts, never other hosts', async () => {
    const saved = async (address: string) => {
      const { options, errors } = await draw({ address, response: calendar });
      return [options.dabei_page, errors.length];
    };
    expect(await saved('https://dabei.example/b/haus-am-see/?p=1')).toEqual(['https://dabei.example/b/haus-am-see', 0]);
    expect(await saved('http://localhost:3000/b/haus')).toEqual(['http://localhost:3000/b/haus', 0]);
    for (const address of ['http://dabei.example/b/haus', 'https://dabei.example/e/1', 'javascript:alert(1)', 'x']) {
      expect(await saved(address)).toEqual([PAGE, 1]);
    }
    const other = await draw({ response: calendar, choices: { business: 'haus' } });
    expect(other.requests).toEqual(['https://dabei.test/b/haus.ics']);
    for (const business of ['../admin', 'https://evil.example/b/x', 'x@evil.example', 'a\nb']) {
      const refused = await draw({ response: calendar, choices: { business } });
      expect([refused.requests, refused.html]).toEqual([[], '']);
    }
  });
});
