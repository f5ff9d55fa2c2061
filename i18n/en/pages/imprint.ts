import type { texts as source } from '#i18n/de/pages/imprint.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Legal notice – {{brand}}',
  description: 'Who is behind {{brand}}: address, representation, contact, register entry and legal information.',
  title: 'Legal notice',
  lead: 'Information under section 5 of the German Digital Services Act (DDG)',
  sections: {
    company: {
      title: 'Company',
      text: `
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany</lines>
<p>Represented by the managing director: {{managingDirector}}</p>`,
    },
    contact: {
      title: 'Contact',
      text: `
<lines>E-mail: <address>{{email}}</address>
Telephone: <address>{{phone}}</address></lines>
<p>The <contact>contact form</contact> is the quickest way to get help. Authorities and users reach us at the same e-mail address under Art. 11 and 12 of Regulation (EU) 2022/2065 (Digital Services Act), in German and English.</p>`,
    },
    register: {
      title: 'Register entry',
      text: `
<lines>Entered in the German commercial register
Register court: {{registerCourt}}
Register number: {{registerNumber}}</lines>
<p>VAT identification number under section 27a of the German VAT Act: {{vatId}}</p>`,
    },
    editor: {
      title: 'Editorial responsibility',
      text: `
<p>Responsible under section 18(2) of the German State Media Treaty: {{managingDirector}}, address as above.</p>`,
    },
    youth: {
      title: 'Protection of minors',
      text: `
<p>Contact for the protection of minors (sections 5 and 7 of the German Interstate Treaty on the Protection of Minors in the Media): <address>{{youthProtection}}</address>. Content that endangers children or young people can also be reported on the page <report>Report</report>.</p>`,
    },
    disputes: {
      title: 'Dispute resolution',
      text: `
<p>The European Commission used to run a platform for online dispute resolution (ODR): <a href="https://ec.europa.eu/consumers/odr/">ec.europa.eu/consumers/odr</a>. It was discontinued on 20 July 2025 and no longer accepts complaints.</p>
<p>We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board. If something is wrong, write to us: almost everything can be settled directly.</p>`,
    },
    liabilityContent: {
      title: 'Liability for content',
      text: `
<p>We are responsible for our own content on these pages under section 7(1) DDG and general law. We prepare it with care but do not warrant that it is correct, complete and up to date at all times.</p>
<p>For third-party information that we transmit or store on behalf of others (events and profiles of businesses, for example), we are not liable under Art. 4 to 6 of Regulation (EU) 2022/2065 as long as we have no knowledge of illegal activity. Under Art. 8 of that Regulation we are not obliged to monitor such information or actively to seek facts or circumstances indicating illegal activity. As soon as we learn of an infringement, we remove the content promptly. Please send reports to <address>{{email}}</address>.</p>`,
    },
    liabilityLinks: {
      title: 'Liability for links',
      text: `
<p>Our service contains links to third-party websites whose content we cannot influence. Their provider or operator alone is responsible for them. When we set a link, we checked the page for recognisable infringements; none could be seen at the time.</p>
<p>Monitoring linked pages permanently is unreasonable without specific evidence of an infringement. If we learn of infringements, we remove the link without delay.</p>`,
    },
    copyright: {
      title: 'Copyright',
      text: `
<p>Texts, drawings and software on these pages are subject to German copyright law. Any use beyond its limits requires our consent in text form. Content published by users and businesses belongs to them.</p>
<p>The postcode data come from <a href="https://www.geonames.org/">GeoNames</a> under the licence <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.</p>
<p>The licences of third-party software in this service are listed under <a href="/licences">licences</a>.</p>`,
    },
  },
} as const satisfies TextsLike<typeof source>;
