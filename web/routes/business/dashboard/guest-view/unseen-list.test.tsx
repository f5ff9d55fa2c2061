import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '#i18n/translator.ts';
import { UnseenList } from './unseen-list.tsx';

const values = {
  is_visible: true,
  public_phone: '030 1',
  show_phone: false,
  public_email: 'a@b.example',
  show_email: false,
};
const business = { verification_status: 'verified' } as const;
const seen = { business, values, stored: null, isUnsaved: false, hasBranding: true, events: [] };

it.each([
  ['de', 'im Profil', 'Im Impressum steht'],
  ['en', 'in your profile', 'Your legal notice still shows'],
] as const)(
  'says where phone and e-mail are hidden, and that the legal notice shows them (%s)',
  (language, ...words) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={createTexts(language, 'Dabei')}>
        <UnseenList seen={seen} />
      </I18nextProvider>,
    );
    for (const text of words) expect(html.split(text)).toHaveLength(3);
  },
);
