import type { texts as source } from '#i18n/de/pages/accessibility.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Accessibility – {{brand}}',
  description: 'How accessible {{brand}} is, what we have tested, what is still missing and whom to tell of a barrier.',
  title: 'Accessibility',
  contactBox: {
    title: 'Found a barrier?',
    text: 'Tell us what you wanted to do and what you read or type with. A person answers.',
  },
  sections: {
    scope: {
      title: 'What this covers',
      text: `
<p>The {{brand}} website, the registration, the dashboard for businesses, the public pages of businesses and events, and our mails. The app for guests is not part of it.</p>
<p>We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the standard EN 301 549.</p>`,
    },
    state: {
      title: 'How far we are',
      text: `
<p>By our own tests, {{brand}} meets the requirements <b>largely, but not provably in full</b>. No independent body and no people with disabilities have tested it so far.</p>`,
    },
    tested: {
      title: 'What we have tested',
      text: `
<ul>
<li><b>Automatically, with every change:</b> the program axe checks every screen, in light and dark, narrow and wide. A finding stops the change.</li>
<li><b>Keyboard:</b> the main paths work without a mouse, and you always see where you are. This too runs with every change.</li>
<li><b>Names and roles:</b> our tests find fields and buttons only by what screen readers announce.</li>
<li><b>Narrow and large:</b> all pages work without scrolling sideways from a width of 320 pixels, so also when enlarged four times.</li>
<li><b>Without scripts:</b> reading, reporting and withdrawing work without JavaScript.</li>
<li><b>Motion:</b> whoever has reduced motion on their device gets none.</li>
</ul>`,
    },
    gaps: {
      title: 'What is still missing',
      text: `
<ul>
<li>People have not yet gone through all paths with screen readers (NVDA, JAWS, VoiceOver, TalkBack). A program finds only some of the barriers.</li>
<li>Pictures and videos of businesses have a description only where the business writes one. We cannot check the captions of videos.</li>
<li>Posters, contracts and other PDF files are not tagged for screen readers. The same facts are on the page.</li>
<li>There are no texts in easy-to-read language or in sign language.</li>
<li>The payment page belongs to our payment provider; we cannot change it.</li>
</ul>`,
    },
    contact: {
      title: 'Tell us of a barrier',
      text: `
<p>Write to <address>{{supportEmail}}</address>, call <address>{{phone}}</address> or use the <contact>contact form</contact>. Tell us which page it is and what did not work. Until it is mended, we do in another way what you wanted to do.</p>`,
    },
    authority: {
      title: 'If we do not help',
      text: `
<p>If you get no answer, or no good one, you can turn to the market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg. The conciliation body under section 16 of the German Disability Equality Act mediates free of charge.</p>`,
    },
  },
} as const satisfies TextsLike<typeof source>;
