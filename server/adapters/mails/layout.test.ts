import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeMail } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import { madeFrom } from '#server/adapters/mails/layout-parts.ts';
import { operatorSchema } from '#server/boot/settings/operator.ts';

const config = { publicUrl: 'https://dabei.example', operator: operatorSchema.parse({ name: 'Dabei' }) } as never;

const quiz = { title: 'Quiz', time: '20:00 Uhr', place: 'Weserstr. 1' };
const content: MailContent = {
  kind: 'event',
  heading: 'Es hängt',
  stamp: 'hängt',
  greeting: 'Hallo,',
  paragraphs: ['eins <b>& zwei</b>'],
  items: ['ein Ding\nmit Rest'],
  facts: [{ label: 'Betrag', text: '15 €' }],
  statement: [{ label: 'Grund', text: 'Ein Satz.' }],
  ticket: { weekday: 'Mi', day: '25', month: 'November', date: 'Mi, 25. November', ...quiz },
  chart: { title: 'Gesehen', bars: [{ label: 'Mo', text: '4', share: 0.5, isBest: true }] },
  strips: { left: 2, total: 3 },
  code: '482019',
  closing: ['Danach.'],
  button: { label: 'Ansehen', url: 'https://dabei.example/e?a=1&b=2' },
  notes: ['Klein.'],
  signature: 'Bis bald\nDabei',
  unsubscribe: { label: 'Abbestellen', url: 'https://dabei.example/u' },
};

it('the parts of mails are those of the layout', () => {
  const source = readFileSync(new URL('./layout.mjml', import.meta.url));
  expect(madeFrom).toBe(createHash('sha256').update(source).digest('hex'));
});

// ASVS 1.2.1.
it('a mail says the same as a picture and as text, and what people typed is text in both', async () => {
  const { html = '', text, headers } = await composeMail(config, 'de', 'wer@laden.example', 'Betreff', content);
  expect(html).not.toContain('[[');
  expect(html).toContain('eins &lt;b&gt;&amp; zwei&lt;/b&gt;');
  expect(
    html
      .match(/class="tile"[^>]*>(\d)</g)
      ?.map((tile) => tile.at(-2))
      .join(''),
  ).toBe('482019');
  expect(html.match(/height:(?:44|7)px/g)).toEqual(['height:44px', 'height:44px', 'height:7px']);
  expect(html).toContain('href="https://dabei.example/e?a=1&amp;b=2"');
  expect(html).toContain('Bis bald<br>Dabei');
  expect(text).toBe(
    'Hallo,\n\neins <b>& zwei</b>\n\n• ein Ding\n  mit Rest\n\nBetrag: 15 €\n\nGrund: Ein Satz.\n\nQuiz\nMi, 25. November, 20:00 Uhr\nWeserstr. 1\n\nDanach.\n\nGesehen\nMo 4\n\n482019\n\nAnsehen: https://dabei.example/e?a=1&b=2\n\nKlein.\n\nBis bald\nDabei\n\nAbbestellen: https://dabei.example/u\n',
  );
  expect(headers).toMatchObject({ 'List-Unsubscribe': '<https://dabei.example/u>' });
});

it.each(['account', 'event', 'guests', 'money', 'team', 'verification', 'numbers'] as const)(
  'every picture of a mail about %s is there',
  async (kind) => {
    const { stamp: _, ...plain } = content;
    const { html = '' } = await composeMail(config, 'en', 'who@bar.example', 'Subject', { ...plain, kind });
    const pictures = [...html.matchAll(/https:\/\/dabei\.example(\/mail\/[\w-]+\.png)/g)].map(([, path]) => path);
    expect(pictures).toHaveLength(2);
    for (const path of pictures) expect(existsSync(`web/public${path}`)).toBe(true);
  },
);
