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
  former: 'Former version {{version}} ({{date}})',
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
      label: 'How can we help?',
      none: 'No entry',
      one: '1 of {{total}} entries',
      many: '{n} of {{total}} entries',
    },
  },
  facts: {
    company_name: 'company name',
    display_name: 'display name',
    legal_form: 'legal form',
    handelsregister_number: 'register number',
    tax_id: 'tax number',
    address: 'address',
    managing_director: 'managing director',
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
  staff: { reviewer: 'reviewers', support: 'support', finance: 'finance', lead: 'the lead of the review' },
  retention: {
    groups: {
      guests: 'Guests',
      businesses: 'Businesses and their teams',
      money: 'Invoices',
      everybody: 'Everything else',
    },
    grounds: {
      contract: 'contract, Art. 6(1)(b) GDPR',
      law: 'legal obligation, Art. 6(1)(c) GDPR',
      interest: 'legitimate interests, Art. 6(1)(f) GDPR',
    },
    periods: {
      hours_one: '{{count}} hour',
      hours_other: '{{count}} hours',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      months_one: '{{count}} month',
      months_other: '{{count}} months',
      years_one: '{{count}} year',
      years_other: '{{count}} years',
    },
    entries: {
      guests: {
        what: 'Who takes part in events',
        kept: '{{period}} after the event. Then only figures without names remain.',
      },
      leftGuests: {
        what: 'Who cancelled',
        kept: '{{period}} after they did, even if the event is still to come. Then only figures remain.',
      },
      refusedGuests: {
        what: 'Who was turned down',
        kept: '{{period}} after the event; until then the refusal stands. Then only figures remain.',
      },
      webRequests: {
        what: 'Requests of guests without the app who have not confirmed their e-mail address',
        kept: '{{period}}.',
      },
      farewells: {
        what: 'Addresses for cancelling a deleted event to guests without the app',
        kept: 'until the mail is sent, at most {{period}}.',
      },
      appChanges: { what: 'Messages to the app', kept: '{{period}}, so that none gets lost.' },
      locations: {
        what: 'Exact locations',
        kept: 'only for the search in progress; the place of an event stays as long as the event.',
      },
      reporters: {
        what: 'Reports',
        kept: 'who reported something and in which words, {{period}} after the decision. For that long there may be complaints that we have to answer. Then it remains that there was a report.',
      },
      account: {
        what: 'Account, profile, events, pictures and team',
        kept: 'until you delete your account; then they go at once. What a law requires is under “Invoices”.',
      },
      people: {
        what: 'Your login',
        kept: 'until you belong to no business any more and are signed in nowhere. Then a number without a name remains.',
      },
      registrations: { what: 'Unconfirmed registrations', kept: '{{period}}.' },
      proofs: {
        what: 'Documents sent as proof',
        kept: '{{period}} after the decision. Then it remains that there was one, with a checksum of the file.',
      },
      review: {
        what: 'Decisions and notes of our review',
        kept: 'until the account is deleted. Then it remains that a decision was made, and when.',
      },
      measures: {
        what: 'Measures and complaints',
        kept: '{{period}} after the measure ended, even if the account is deleted.',
      },
      contracts: {
        what: 'Contracts that were accepted',
        kept: '{{period}} after the end of the year in which the account was deleted.',
      },
      sessions: {
        what: 'Sign-ins with browser and country, and devices that show notices',
        kept: 'until you sign out or the sign-in ends by itself.',
      },
      factors: {
        what: 'Second factors, recovery codes and sign-ins that were begun',
        kept: 'until you remove them; what is never finished, until it runs out.',
      },
      emailChanges: {
        what: 'Changes of the address you sign in with',
        kept: '{{period}} after the change, for as long as it can be taken back; a day when nobody confirms it.',
      },
      knownDevices: {
        what: 'Kinds of devices you have signed in with (such as “Firefox, Windows”)',
        kept: '{{period}} after the last sign-in with them.',
      },
      passwordLinks: { what: 'Links to a new password', kept: '{{period}} after they expired.' },
      invitations: { what: 'Links of invitations', kept: '{{period}} after they expired.' },
      ownershipOffers: {
        what: 'Offers to hand a business over',
        kept: '{{period}} after they were accepted, declined or withdrawn, or ran out.',
      },
      notices: {
        what: 'Messages that are still to be sent',
        kept: 'a day after they were sent, {{period}} at most.',
      },
      webhookMessages: { what: 'Messages to programs of businesses', kept: '{{period}}, without names of guests.' },
      streamChanges: { what: 'Messages to open dashboards', kept: '{{period}}, without names.' },
      agentRequests: { what: 'Questions of assistants to businesses', kept: '{{period}}, without names of guests.' },
      exports: {
        what: 'Files with all data to take along',
        kept: '{{period}}; they go at once when a guest in them is erased.',
      },
      payments: {
        what: 'Payments with the buyer’s name and address',
        kept: '{{period}} from the end of the year, under section 147 of the German Fiscal Code and section 257 of the German Commercial Code, even after the account is deleted.',
      },
      invoices: {
        what: 'Invoices and invoice corrections, with their files',
        kept: '{{period}} from the end of the year, under section 14b of the German VAT Act and section 147 of the German Fiscal Code, even after the account is deleted.',
      },
      billing: {
        what: 'Billing data: whom invoices are for and where they go',
        kept: 'until you delete your account; on invoices that were issued, as long as these.',
      },
      ledger: {
        what: 'Credits that were booked',
        kept: 'as long as the business; without names once it is deleted.',
      },
      paymentMessages: { what: 'Numbers of the payment provider’s messages', kept: '{{period}}.' },
      contactMessages: { what: 'Enquiries to us', kept: '{{period}} on our servers.' },
      mails: {
        what: 'Which e-mails we sent to which address and whether they arrived, without their text',
        kept: '{{period}}.',
      },
      suppressedAddresses: {
        what: 'Addresses we no longer write to, because e-mails came back or somebody reported them as spam',
        kept: '{{period}}; less when the address works again or the account is deleted.',
      },
      withdrawals: {
        what: 'Withdrawals from contracts',
        kept: '{{period}} after the end of the year in which they arrived.',
      },
      letters: { what: 'Letters in our mailbox', kept: 'up to {{period}} after the last reply.' },
      answers: { what: 'Answers to calls that may be repeated', kept: '{{period}}, encrypted.' },
      limits: { what: 'Counters against abuse', kept: 'until they expire, a day at most.' },
      serverLogs: {
        what: 'Server logs',
        kept: '{{period}}, or until the matter is settled if an attack is suspected.',
      },
      backups: {
        what: 'Backups',
        kept: '{{period}}. When one is restored, we erase once more what was erased since.',
      },
      auditLog: {
        what: 'The log of who changed or looked at what',
        kept: '{{period}}. When the account is deleted, only numbers remain in it.',
      },
      staff: { what: 'Logins of our staff', kept: '{{period}} after they left.' },
      erasures: {
        what: 'Notes of what was erased',
        kept: '{{period}}, as long as the oldest backup at most; of guests only a checksum, no name.',
      },
      demoMails: { what: 'E-mails of the demo, which are never sent', kept: '{{period}}.' },
    },
  },
  placeholder: {
    company: '[company]',
    street: '[street and number]',
    zipCode: '[postcode]',
    city: '[city]',
    managingDirector: '[managing director]',
    registerCourt: '[register court]',
    registerNumber: '[register number]',
    processors: '[processors]',
    vatId: '[VAT number]',
    phone: '[telephone number]',
    email: '[e-mail address]',
  },
} as const satisfies TextsLike<typeof source>;
