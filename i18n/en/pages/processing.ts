import type { texts as source } from '#i18n/de/pages/processing.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** Version 1. */
const former = {
  parties: {
    title: 'Who makes this agreement',
    text: `
<p>This agreement is between the business in whose account it is accepted (the “business”) and</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
Managing director: {{managingDirector}}
E-mail: {{privacyEmail}}</lines>
<p>(“we”). The business decides why the data of its guests is processed and is the controller (Art. 4(7) GDPR). We process it on its behalf (Art. 4(8) GDPR). For the accounts of people in the app we are the controller ourselves; our privacy policy applies to those.</p>`,
  },
  subject: {
    title: 'What it covers',
    text: `
<p>We keep the guest lists of the business’s events. This includes:</p>
<ul>
<li><b>People concerned:</b> people who apply for, attend or wait for an event of the business; members of its team.</li>
<li><b>Data:</b> displayed name and identifier from the app, state of participation, number of people, times, ticks at the door, messages from the business to its guests; of the team: name, e-mail address, role and what they did in {{brand}}.</li>
<li><b>Purpose:</b> giving out places, telling guests, admission, evaluation in figures.</li>
<li><b>Duration:</b> as long as the business has an account. Shorter periods in our privacy policy apply to individual data.</li>
</ul>
<p>Special categories of data (Art. 9 GDPR) are not part of this agreement. The business does not enter any.</p>`,
  },
  instructions: {
    title: 'Instructions',
    text: `
<p>We process the data only as the business tells us to: by what it sets in the dashboard and through the API, and by instructions in text form. If a law demands something else, we say so beforehand unless that law forbids it. If we consider an instruction unlawful, we say so and wait until the business confirms or changes it.</p>`,
  },
  duties: {
    title: 'What we promise',
    text: `
<ul>
<li>Everybody on our side who handles the data is bound to confidentiality.</li>
<li>When one of us reads data of the business, its log says so, with the reason.</li>
<li>We help the business when people ask for access, correction or erasure, and pass such requests on without delay.</li>
<li>We help it with security, reports to authorities and impact assessments (Art. 32 to 36 GDPR) as far as it needs us for that.</li>
</ul>`,
  },
  security: {
    title: 'Security',
    text: `
<p>Our measures under Art. 32 GDPR:</p>
<ul>
<li>Data crosses networks only encrypted. Passwords, keys and links from mails are stored as check values only.</li>
<li>Every query is bound to one business; every address of the API names who may call it, and a test walks through all of them.</li>
<li>Rights within a team are given one by one. Changes, reading by us and exports are recorded in a log.</li>
<li>Attempts at passwords and codes are limited. Sessions can be seen and ended.</li>
<li>Backups can be restored, and this is rehearsed.</li>
</ul>
<p>We may replace measures by others that are as good or better.</p>`,
  },
  others: {
    title: 'Other processors',
    text: `
<p>The business gives us general permission to engage other processors, for example for data centres, storage and sending e-mail. We have a contract with the same duties with each of them. We name them on request. When one is added or replaced, we announce it at least six weeks ahead. Until then the business may object; if we find no solution, it may terminate to that day.</p>
<p>Data is processed in the European Union and the European Economic Area. It goes to other states only under the conditions of Art. 44 to 49 GDPR.</p>`,
  },
  breaches: {
    title: 'When something happens',
    text: `
<p>If the protection of the data is breached, we report it to the business without delay after noticing it, with everything it needs for its own report (Art. 33 GDPR), and do what is needed to limit the damage.</p>`,
  },
  control: {
    title: 'Evidence and inspection',
    text: `
<p>On request we show that we keep to this agreement. The business, or somebody it appoints who is bound to secrecy, may inspect this after notice and at usual times, as long as it does not disturb our operation out of proportion.</p>`,
  },
  end: {
    title: 'End',
    text: `
<p>The agreement ends when the account of the business is deleted. Before that, the business can export all data. Afterwards we delete it. What the law obliges us to keep stays for that long and for that alone.</p>
<p>Where this agreement and the terms of use differ, this agreement applies to the protection of data. The German version is authoritative, translations are for understanding.</p>`,
  },
} as const;

export const texts = {
  head: 'Data processing – {{brand}}',
  description:
    'The data processing agreement under Art. 28 GDPR between {{brand}} and businesses that have guests here.',
  title: 'Data processing',
  contactBox: {
    title: 'Questions about the agreement?',
    text: 'Write to us. You accept the agreement in the account of your business, under “Contracts”.',
  },
  paper: {
    title: 'Data processing agreement (Art. 28 GDPR)',
    controller: 'Controller',
    processor: 'Processor',
    acceptedBy: 'Accepted by',
    acceptedAt: 'Accepted on',
    acceptance: '{{when}}, electronically in the account',
    version: 'Version',
    versionOf: '{{version}} of {{date}}',
    hash: 'Checksum (SHA-256)',
    page: 'Page {{page}} of {{pages}}',
    fileName: 'data-processing-version-{{version}}.pdf',
  },
  sections: former,
  /** Version 2, from 2027-01-11 on; new sections need a lawyer's review before use. */
  coming: {
    parties: former.parties,
    subject: former.subject,
    instructions: former.instructions,
    duties: former.duties,
    security: former.security,
    others: {
      title: 'Other processors',
      text: `
<p>The business gives us general permission to engage other processors, for example for data centres, storage and sending e-mail. We have a contract with the same duties with each of them. They are:</p>
<lines>{{processors}}</lines>
<p>The list is part of this contract. When one is added or replaced, we announce it at least six weeks ahead. Until then the business may object; if we find no solution, it may terminate to that day.</p>
<p>Data is processed in the European Union and the European Economic Area. It goes to other states only under the conditions of Art. 44 to 49 GDPR.</p>`,
    },
    breaches: former.breaches,
    control: former.control,
    end: former.end,
  },
} as const satisfies TextsLike<typeof source>;
