import type { texts as de } from '#i18n/de/measures.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts: TextsLike<typeof de> = {
  kinds: {
    hide_event: {
      name: 'Hide an event',
      what: 'Guests no longer see your event “{{title}}”.',
      effect:
        'It is gone from the app, from its page, from calendars and from your website. Guests keep their places, but no longer see the event.',
      credits:
        'If the event is still hidden when it begins, all credits it cost come back. The same goes if you cancel, archive or delete it before that.',
    },
    hide_profile: {
      name: 'Hide the business',
      what: 'Guests no longer see {{business}} or any of its events.',
      effect: 'Profile, events, pages and calendars are gone for guests. In the dashboard you work as before.',
      credits: 'Every event that is still hidden when it begins gives back all the credits it cost.',
    },
    stop_publishing: {
      name: 'Stop publishing',
      what: '{{business}} cannot publish anything new.',
      effect:
        'What guests already see stays. New events, scheduled events and series are not published, not with API keys either.',
      credits: 'A scheduled event whose turn would come now becomes a draft again and gives its credits back.',
    },
    suspend: {
      name: 'Suspend the account',
      what: 'The account of {{business}} is suspended.',
      effect:
        'Guests see neither the business nor its events. You and your team can still read, export and complain, but change nothing.',
      credits: 'Every event that is still hidden when it begins gives back all the credits it cost.',
    },
    end: {
      name: 'End the contract',
      what: 'We end the contract with {{business}}.',
      effect:
        'From then on guests see neither the business nor its events. You can still read, export and complain, but change nothing.',
      credits: 'Every event that is hidden when it begins gives back all the credits it cost.',
    },
  },
  grounds: {
    illegal_content: {
      name: 'Illegal content',
      why: 'We checked it, and the content breaks the law: {{source}}.',
    },
    rights_of_others: {
      name: 'Rights of others',
      why: 'We checked it, and the content violates rights of others, for example to pictures, texts or names: {{source}}.',
    },
    breach_of_terms: {
      name: 'Breach of the terms',
      why: 'It breaks our terms: {{source}}.',
    },
    repeated_breach: {
      name: 'Repeated breach',
      why: 'Despite earlier measures you broke our terms again: {{source}}.',
    },
    misleading_identity: {
      name: 'Misleading identity',
      why: 'Name, picture or details make it look as if somebody else were behind it.',
    },
    guest_safety: {
      name: 'Safety of guests',
      why: 'We have indications that guests may be in danger there.',
    },
    spam: {
      name: 'Spam',
      why: 'The content is advertising without a real event, or it repeats itself in bulk.',
    },
    political_advertising: {
      name: 'Political advertising',
      why: 'The event is political advertising. It may not be “Featured” and may not be sent as a push (Regulation (EU) 2024/900).',
    },
    not_paid: {
      name: 'Not paid',
      why: 'An invoice is unpaid despite a reminder.',
    },
  },
  statement: {
    what: 'What we do',
    ground: 'Ground',
    source: 'Law or clause',
    facts: 'What we found',
    effect: 'What that means',
    since: 'In force from',
    until: 'For how long',
    credits: 'Credits',
    decided: 'Who decided',
    complaint: 'Complaint',
    remedies: 'Other ways',
    untilDay: 'until {{day}} inclusive',
    untilLifted: 'until we lift it',
    forGood: 'for good',
    person: 'A person checked and decided. No automated means searched or decided.',
    program: 'A program found the content. A person checked it and decided.',
    complain:
      'Until {{day}} you can complain in your account under “Measures”, free of charge. Someone else then checks it again and decides within {{days}} days.',
    otherWays:
      'You can also turn to a certified out-of-court dispute settlement body (Art. 21 of Regulation (EU) 2022/2065), or go to court.',
  },
  mails: {
    greeting: 'Hi {{name}},',
    greetingPlain: 'Hi,',
    imposed: {
      heading: 'A measure',
      subject: '{{business}}: {{kind}}',
      intro: 'We’ve taken a measure. Here’s what it is, why, and what you can do about it.',
    },
    took_effect: {
      heading: 'Now in force',
      subject: '{{business}}: {{kind}} – in force now',
      intro: 'The measure we announced to you is now in force.',
    },
    changed: {
      heading: 'Changed',
      subject: '{{business}}: {{kind}} – changed',
      intro: 'We’ve changed a measure. Here’s what it was, what it is now, and what you can do about it.',
    },
    lifted: {
      heading: 'Lifted',
      subject: '{{business}}: measure lifted',
      intro: 'We’ve lifted a measure. Everything it restricted is back.',
    },
    expired: {
      heading: 'Over',
      subject: '{{business}}: measure expired',
      intro: 'A measure has expired. Everything it restricted is back.',
    },
    complained: {
      heading: 'Complaint received',
      subject: '{{business}}: we have your complaint',
      intro:
        'We’ve received your complaint. Someone else will look at it and decide by {{day}}. Until then, nothing changes.',
    },
    complaint_upheld: {
      heading: 'You are right',
      subject: '{{business}}: your complaint is upheld',
      intro: 'We’ve looked into your complaint and agree with you. The measure is lifted.',
    },
    complaint_refused: {
      heading: 'It stays',
      subject: '{{business}}: your complaint',
      intro: 'Someone else looked into your complaint. The measure stays in place.',
    },
    measure: 'Measure',
    before: 'Before: {{label}}',
    reason: 'Reasons',
    button: 'See the measure',
    signature: 'Your {{brand}} team',
  },
  page: {
    title: 'Measures',
    head: 'Measures – {{brand}}',
    description: 'What we restricted, why, and how to complain.',
    intro: 'What we restricted about your business or your events, why, and how to complain.',
    see: 'See measures',
    loading: 'Loading measures',
    failed: 'The measures could not be loaded',
    retry: 'Try again',
    none: 'No measures',
    noneText: 'There have been none against your business. Should that change, this page says what and why.',
    back: 'To the dashboard',
    state: {
      announced: 'announced',
      in_force: 'in force',
      lifted: 'lifted',
      expired: 'expired',
      complaint_upheld: 'lifted after a complaint',
    },
    history: 'History',
    change: '{{label}}: {{before}} → {{after}}',
    steps: {
      imposed: 'Measure imposed',
      took_effect: 'Measure in force',
      changed: 'Measure changed',
      lifted: 'Measure lifted',
      expired: 'Measure expired',
      complained: 'Complaint received',
      complaint_upheld: 'Complaint upheld',
      complaint_refused: 'Complaint refused',
    },
  },
  complaint: {
    title: 'Complain',
    label: 'What do you see differently?',
    hint: 'Once for each measure, until {{day}}. Someone else decides within {{days}} days.',
    placeholder: 'Write what is not right, or what has changed.',
    send: 'Send complaint',
    sending: 'Sending …',
    sent: 'We have your complaint',
    missing: 'Write why you complain.',
    ownerOnly: 'Only the owner of the business can complain.',
    yours: 'Your complaint',
    waiting: 'We decide by {{day}}.',
    upheld: 'Upheld on {{day}}',
    refused: 'Refused on {{day}}',
    late: 'The time for a complaint ended on {{day}}.',
  },
};
