import { describe, expect, test } from 'vitest';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';

describe('the language of a request', () => {
  test.each([
    { what: 'German when nothing is known', cookie: undefined, accept: undefined, language: 'de' },
    { what: 'the cookie before the browser', cookie: 'a=b; language=en', accept: 'de', language: 'en' },
    {
      what: 'the browser when the cookie names no language of ours',
      cookie: 'language=fr',
      accept: 'en',
      language: 'en',
    },
    { what: 'the browser when the cookie is garbage', cookie: ';;=;language', accept: 'en', language: 'en' },
    { what: 'not a cookie of a longer name', cookie: 'my-language=en', accept: undefined, language: 'de' },
    { what: 'the heavier of two', cookie: '', accept: 'de;q=0.5, en;q=0.9', language: 'en' },
    { what: 'the first of two of the same weight', cookie: '', accept: 'en, de', language: 'en' },
    { what: 'a region as its language', cookie: '', accept: 'en-US,en;q=0.9', language: 'en' },
    { what: 'capitals and spaces', cookie: '', accept: ' FR , EN-gb ; q=0.8', language: 'en' },
    { what: 'ours, however light, before none', cookie: '', accept: 'fr, it;q=0.9, en;q=0.1', language: 'en' },
    { what: 'nothing that is refused', cookie: '', accept: 'en;q=0, fr', language: 'de' },
    { what: 'German when only others are wanted', cookie: '', accept: 'fr, *;q=0.5', language: 'de' },
    { what: 'no broken weight', cookie: '', accept: 'en;q=x, de;q=0.1', language: 'de' },
  ])('is $what', ({ cookie, accept, language }) => {
    expect(negotiateLanguage(cookie, accept)).toBe(language);
  });
});
