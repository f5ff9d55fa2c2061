import type { texts as source } from '#i18n/de/pages/privacy.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Privacy policy – {{brand}}',
  description:
    'Which data {{brand}} processes, what for, how long we keep it and which rights you have: the full privacy policy.',
  title: 'Privacy',
  contactBox: {
    title: 'Questions about privacy?',
    text: 'Write to us. We answer within one month.',
  },
  sections: {
    controller: {
      title: 'Controller',
      text: `
<p>The controller of your data within the meaning of Art. 4(7) of the General Data Protection Regulation (GDPR) is:</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany</lines>
<lines>Represented by: {{managingDirector}}
E-mail: <address>{{privacyEmail}}</address>
Telephone: <address>{{phone}}</address></lines>
<p>This policy covers the {{brand}} website and app, the business dashboard and the public programming interface (API). “We” means the company named above; “you” means the person whose data is processed.</p>`,
    },
    data: {
      title: 'Data categories',
      text: `
<p>We only process data that we need for one of the purposes below. In the app and on the website these are:</p>
<ul>
<li><b>Account data:</b> name, e-mail address, password (only as a hash that cannot be reversed), language.</li>
<li><b>Profile data:</b> profile bio and images. In the app at least one picture must show your face.</li>
<li><b>Device data:</b> device identifiers and push tokens, operating system and app version.</li>
<li><b>Usage logs:</b> time and kind of a request, IP address, error reports.</li>
<li><b>Location:</b> latitude, longitude and the formatted address of event places.</li>
<li><b>Social data:</b> friends, groups, event participation and notes about it.</li>
<li><b>Entries without the app:</b> name, e-mail address, language, number of people, your answers to the questions of the business and when you confirmed the address. The business sees your name and your answers; the address only if you allow it. The link in the mail lets you see, change and delete all of it. If a business adds you itself, we store name, number of people and its note on its behalf, as long as for all guests.</li>
<li><b>Notifications and preferences:</b> what we have sent you and what you want to see.</li>
</ul>
<p>For businesses we also process:</p>
<ul>
<li><b>Company data:</b> company name, legal form, address, telephone, e-mail, contact person or managing director, commercial register number, licence number, tax number or trade licence.</li>
<li><b>Contract data:</b> plan, credits and how they were used, invoices. We neither see nor store card details; they go straight to the payment provider.</li>
<li><b>Team data:</b> name, e-mail address, role and permissions of the people you invite.</li>
</ul>`,
    },
    purposes: {
      title: 'Purposes',
      text: `
<p>We process your data to</p>
<ul>
<li>create your account, sign you in and protect your account,</li>
<li>show plans and events that match your interests and surroundings,</li>
<li>handle sign-ups, waiting lists and participation,</li>
<li>check businesses before they go live,</li>
<li>bill plans and credits and meet statutory retention duties,</li>
<li>send you messages that you need for using the service or have asked for,</li>
<li>detect and stop abuse, spam and attacks,</li>
<li>answer enquiries, and</li>
<li>understand from aggregated figures what works and what does not.</li>
</ul>
<p>We do not sell data, and we do not show advertising based on profiles from other websites or apps.</p>`,
    },
    legalBasis: {
      title: 'Legal basis',
      text: `
<p>Every processing operation rests on at least one of these grounds:</p>
<ul>
<li><b>Contract</b> (Art. 6(1)(b) GDPR): account, plans, events, business profile, billing.</li>
<li><b>Consent</b> (Art. 6(1)(a) GDPR): your device’s location, push notifications, newsletter. You can withdraw it at any time with effect for the future.</li>
<li><b>Legal obligation</b> (Art. 6(1)(c) GDPR): invoices and accounting, information for authorities, reporting channels under the Digital Services Act.</li>
<li><b>Legitimate interests</b> (Art. 6(1)(f) GDPR): security, checking businesses, preventing abuse, aggregated statistics. You can object on grounds relating to your particular situation.</li>
</ul>
<p>Storing and reading information on your device is additionally subject to section 25 of the German Telecommunications Digital Services Data Protection Act (TDDDG). See “Cookies and SDKs”.</p>`,
    },
    recipients: {
      title: 'Recipients',
      text: `
<p>Within our company only people who need your data for their work can see it. Outside it we disclose data to:</p>
<ul>
<li><b>Other users:</b> your public profile and whatever you share yourself. Organisers see who wants to join their event.</li>
<li><b>Processors</b> under Art. 28 GDPR: running servers and database, sending e-mails and push notifications, storing images, displaying maps.</li>
<li><b>Payment provider:</b> handling card payments and invoices for businesses. The provider is itself responsible for its processing.</li>
<li><b>App stores:</b> in-app purchases run through the store from which you installed the app.</li>
<li><b>Authorities, courts, advisers:</b> where we are obliged to, or need to pursue or defend claims.</li>
</ul>`,
    },
    transfers: {
      title: 'International transfers',
      text: `
<p>We store your data on servers in the European Union. Some service providers, for example for push notifications or payments, may also process data in countries outside the EU and the European Economic Area.</p>
<p>That only happens where the European Commission has found the country’s level of protection adequate (for the USA: with companies certified under the EU-US Data Privacy Framework) or where standard contractual clauses under Art. 46 GDPR with additional safeguards have been agreed. We will send you a copy of these safeguards on request.</p>`,
    },
    retention: {
      title: 'Retention',
      text: `
<p>We delete data as soon as its purpose has ended and no retention duty stands in the way. What has a period is deleted by a program, which works from the very list that you see here.</p>
<retention></retention>`,
    },
    cookies: {
      title: 'Cookies and SDKs',
      text: `
<p>Our website sets just one cookie for everyone: <b>language</b> remembers your language for a year so that pages arrive in the right one. When you sign in you get two more: <b>page_session</b> belongs to your session and ends with it, and <b>dabei</b> remembers that your browser is still open. <b>page_session</b> is how we show you the pages behind the login. If you have several businesses you get one more: <b>business</b> remembers for a year which one was open last. Your browser’s local storage also holds your language, the colour scheme you chose and, while you are signed in, your session and when you last looked at your dashboard; forms keep what you have typed there so that nothing gets lost.</p>
<p>This is strictly necessary to provide the service you asked for (section 25(2) no. 2 TDDDG), which is why we do not ask for it with a banner. We use no cookies for audience measurement or advertising, and no fonts, scripts or images from other companies’ servers.</p>
<p>The app contains software components (SDKs) for push notifications, maps and crash reports. Components that are not strictly necessary only start once you have agreed; you can withdraw your consent in the app’s settings.</p>`,
    },
    push: {
      title: 'Push notifications',
      text: `
<p>If you allow push notifications, the operating system gives your device a push token. We store it with your account and pass it, together with the text of the message, to the Apple or Google service that delivers it.</p>
<p>We use this for sign-ups, changes and cancellations of your plans and, if you wish, for suggestions of events near you. You can switch push notifications off at any time in your device’s settings or one by one in the app. We then delete the token.</p>
<p>As a member of a business’s team you can, where we offer it, switch on notifications in your browser as well. We then store, with your sign-in, the address your browser has for this at its push service (depending on the browser Google, Mozilla, Apple or Microsoft) and the keys we encrypt with. What we send is encrypted for your browser; the service only sees that something comes, and when. It contains no names of guests. We delete all of that when you log out or switch it off in your account.</p>`,
    },
    location: {
      title: 'Location data',
      text: `
<p>We process your location only if you allow it on your device. We use it to show you plans and venues near you.</p>
<p>What we store are latitude, longitude and the formatted address of places where events happen. We do not show your own location to others, and we do not build a movement profile from it.</p>
<p>You can withdraw the permission in your device’s settings at any time. The app keeps working; you simply enter your neighbourhood by hand.</p>`,
    },
    content: {
      title: 'User content and community rules',
      text: `
<p>Others can see plans, profile texts, images and comments that you publish. So think about what you share, and publish nothing about other people without their consent.</p>
<p>When someone reports content, or when we notice a breach of our rules ourselves, people review the content together with the account data needed for it. When you report something, we process your name and e-mail address, as far as you give them, and what you write. Whoever is reported is not told by whom. Harassment, hatred, violence, nudity, disguised advertising and false identities have no place here. We may remove content or suspend accounts; we tell you why, and we accept your complaint against it for {{measures.complaintMonths}} months (Art. 17 and 20 of Regulation (EU) 2022/2065).</p>
<p>The rules themselves are in the <terms>terms of use</terms>.</p>`,
    },
    automated: {
      title: 'Automated decisions',
      text: `
<p>Lists of events hold what fits your question: place and radius, time, words, tags and characteristics. The order: {{order.feed}}. Who you are and what you looked at before plays no part; paid places are marked as ads. The page <ranking>How lists are ordered</ranking> has the details. That is a recommendation and has no legal or similarly significant effect on you.</p>
<p>We do not take decisions within the meaning of Art. 22 GDPR, that is, decisions with such effects based solely on automated processing. Whether a business goes live, what becomes of reports, measures and complaints, and whether an account is suspended is always decided by a person. A program looks for oddities in new events so that a person looks at them; it never holds an event up for longer than {{review.heldHours}} hours.</p>`,
    },
    security: {
      title: 'Security',
      text: `
<p>We protect your data by technical and organisational measures under Art. 32 GDPR. They include:</p>
<ul>
<li>encrypted transmission on every connection,</li>
<li>passwords only as Argon2id hashes; session and confirmation codes never in clear text,</li>
<li>documents of businesses in private storage that of our team only these roles can read: {{staff.proofReaders}},</li>
<li>removal of metadata such as the place of recording from uploaded images,</li>
<li>permissions by task, logs of reviewers’ access (whoever opens the data of a single business stands in that business’s own log too), regular backups.</li>
</ul>
<p>There is no absolute security. Should a breach put your data at high risk, we will notify you without undue delay (Art. 34 GDPR).</p>`,
    },
    rights: {
      title: 'Your rights',
      text: `
<p>Under the GDPR you have the right to</p>
<ul>
<li><b>access</b> the data we process about you (Art. 15),</li>
<li><b>rectification</b> of wrong and completion of incomplete data (Art. 16),</li>
<li><b>erasure</b> (Art. 17) and <b>restriction</b> of processing (Art. 18),</li>
<li><b>portability</b> in a common, machine-readable format (Art. 20); businesses download their data themselves in the dashboard,</li>
<li><b>object</b> to processing based on legitimate interests, and at any time to direct marketing (Art. 21),</li>
<li><b>withdraw</b> consent with effect for the future (Art. 7(3)). For your location, a switch on your device is enough.</li>
</ul>
<p>An informal message to <address>{{privacyEmail}}</address> will do. We answer free of charge within one month. So that nobody receives someone else’s data, we may ask you to show that it is you.</p>`,
    },
    additional: {
      title: 'Additional information',
      text: `
<h3>GDPR notice</h3>
<p>If you are in the EU, the European Economic Area, the United Kingdom or Switzerland, all rights in this policy apply to you. You may also lodge a complaint with a supervisory authority, in particular where you live, where you work or where the alleged infringement took place (Art. 77 GDPR). The authority responsible for us is the Berlin Commissioner for Data Protection and Freedom of Information, Alt-Moabit 59–61, 10555 Berlin, Germany, <a href="https://www.datenschutz-berlin.de">www.datenschutz-berlin.de</a>.</p>
<p>Providing your data is voluntary. Without the data marked as required, however, we cannot enter into or perform the contract with you. Nobody under 18 may use {{brand}}; if we learn of such an account, we delete it.</p>
<h3>California notice</h3>
<p>If you live in California, the California Consumer Privacy Act (CCPA, as amended by the CPRA) gives you the right to know which categories of personal information we have collected in the past twelve months, what we used them for and to whom we disclosed them; the right to deletion and correction; and the right not to be discriminated against for using these rights. The categories are those under “Data categories”: identifiers, contact details, commercial information, internet activity, location data, images and preferences inferred from them.</p>
<p>In the past twelve months we have not sold personal information, nor shared it for cross-context behavioural advertising (“sell” and “share” within the meaning of the CCPA). We use sensitive information only to provide the service. Please send requests, including those made by authorised agents and under California’s “Shine the Light” law, to <address>{{privacyEmail}}</address>; we answer within 45 days.</p>
<h3>Contact and changes</h3>
<p>We answer all questions about privacy at <address>{{privacyEmail}}</address> or by post at {{company}}, {{street}}, {{zipCode}} {{city}}, Germany. When our processing or the law changes, we adapt this policy. We will tell you about material changes beforehand by e-mail or in the app.</p>`,
    },
  },
} as const satisfies TextsLike<typeof source>;
