import type { texts as source } from '#i18n/de/pages/legal.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  updated: 'Last updated: {{date}} · Version {{version}}',
  fingerprint: 'Checksum of this version (SHA-256)',
  coming: {
    title: 'Version {{version}} applies from {{day}}',
    text: 'Until then, what you read here applies. What applies after that stands below it.',
    heading: 'From {{day}}: {{title}}',
  },
  print: 'Save as PDF',
  back: 'Back',
  toTop: 'Back to top',
  contents: 'Contents',
  search: {
    clear: 'Clear search',
    hitsLabel: 'Matches: ',
    hits: { none: '0 matches', one: '1 match', many: '{n} matches' },
    contains: { one: ' contains “{q}”.', many: ' contain “{q}”.' },
    sections: {
      label: 'Search this text',
      none: 'No section',
      one: '1 of {{total}} sections',
      many: '{n} of {{total}} sections',
    },
    entries: {
      label: 'What do you need help with?',
      none: 'No entry',
      one: '1 of {{total}} entries',
      many: '{n} of {{total}} entries',
    },
  },
  facts: {
    company_name: 'company name',
    display_name: 'display name',
    legal_form: 'legal form',
    register_number: 'register number',
    tax_number: 'tax number',
    address: 'address',
    manager: 'managing director',
  },
  measures: {
    hide_event: 'hide an event',
    hide_profile: 'hide a profile with all its events',
    stop_publishing: 'stop a business from publishing',
    suspend: 'suspend an account until a named day',
    end: 'end the contract',
  },
  grounds: {
    illegal_content: 'illegal content',
    repeated_breach: 'repeated breaches of these terms',
    guest_safety: 'danger to guests',
  },
  staff: { reviewer: 'reviewers', support: 'support', lead: 'the lead of the review' },
  placeholder: {
    company: '[company]',
    street: '[street and number]',
    zipCode: '[postcode]',
    city: '[city]',
    managingDirector: '[managing director]',
    registerCourt: '[register court]',
    registerNumber: '[register number]',
    vatId: '[VAT number]',
    phone: '[telephone number]',
    email: '[e-mail address]',
  },
} as const satisfies TextsLike<typeof source>;
