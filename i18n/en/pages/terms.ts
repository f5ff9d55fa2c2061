import type { texts as source } from '#i18n/de/pages/terms.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** Version 1. */
const former = {
  intro: {
    title: 'Introduction',
    text: `
<p>These terms of use are the contract between you and</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
Managing director: {{managingDirector}}</lines>
<p>on the use of {{brand}}. They are effective from 22 January 2024. By creating an account you agree to them. If you do not agree, please do not use {{brand}}.</p>
<p>How we handle your data is explained in the <privacy>privacy policy</privacy>; how to withdraw from a purchase in the <withdrawal>notice on the right of withdrawal</withdrawal>.</p>`,
  },
  welcome: {
    title: 'Welcome',
    text: `
<p>Good to have you with us. {{brand}} is a community for plans in real life: dates, meetups, mingles and habits. Whoever has a plan writes it down; others show interest; the person who wrote the plan decides who comes along. Local businesses show their events to the people they suit.</p>
<p>We provide the platform. You make your own arrangements: we are neither the organiser of a plan nor a party to what you agree with a business, and we do not owe you any particular number of contacts, sign-ups or guests.</p>`,
  },
  scope: {
    title: 'Scope',
    text: `
<p>These terms apply to the {{brand}} website, app, business dashboard and API, in every version and on every device.</p>
<ul>
<li>For <b>consumers</b> (section 13 of the German Civil Code, BGB), all mandatory protection under the law of the country they live in remains unaffected.</li>
<li>For <b>businesses</b> (section 14 BGB), they apply to every account, every team member and every purchase. A business’s own terms become part of the contract only if we expressly agree to them in text form.</li>
<li>For purchases in an <b>app store</b>, the terms of that store apply as well.</li>
</ul>
<p>We may change these terms if the law, technology or our service changes and the change does not put you at an unreasonable disadvantage. We announce changes in text form at least six weeks in advance. Changes that affect the balance between what you pay and what you get only take effect with your consent.</p>`,
  },
  eligibility: {
    title: 'Eligibility',
    text: `
<p>You may use {{brand}} only if all of the following are true:</p>
<ul>
<li>You are at least 18 years old.</li>
<li>You are a natural person and create the account for yourself.</li>
<li>You have one account only.</li>
<li>You have not previously been removed from {{brand}}, unless we have expressly readmitted you.</li>
<li>You have not been convicted of, or pleaded no contest to, a felony, a sex crime or a crime involving violence, and you are not required to register as a sex offender anywhere.</li>
<li>You are not in a country that is under an embargo of the EU or the USA, and you are on none of their sanctions lists.</li>
<li>You add at least one photo showing your face to your profile.</li>
</ul>
<p>If one of these stops being true, your right to use {{brand}} ends; please delete your account then.</p>
<p><b>Businesses</b> register through a natural person of full age who is authorised to represent them. That person becomes the main administrator. We check every business against the German commercial register and the documents provided, usually within {{review.usual}} to {{review.latest}} hours. Only then do profile and events appear in the app. We may refuse a business and will give the reason.</p>`,
  },
  responsibilities: {
    title: 'Responsibilities',
    text: `
<p>We expect everyone to:</p>
<ul>
<li>give true information, use a picture of their own and keep a safe password to themselves;</li>
<li>show respect: no harassment, no threats, no hatred, no discrimination, no unwanted sexual content;</li>
<li>publish only content that they hold the rights to and that infringes nobody’s rights;</li>
<li>refrain from spam, from hiding commercial intent and from asking for money;</li>
<li>refrain from automated scraping outside the API and from circumventing safeguards and request limits;</li>
<li>take care in real life: meet in public places first and tell someone where you are going.</li>
</ul>
<p>Businesses must also state correct prices, times and places; comply with the rules on trade, protection of minors, serving alcohol and events; and grant team permissions only to people they answer for.</p>
<p>You keep all rights in your content. You grant us the non-exclusive, transferable right to store it, adapt it technically and show it in {{brand}} for as long as it is published.</p>
<p>If someone breaches these duties, we may remove content, restrict features or suspend the account, for a time or for good. We choose the mildest effective measure, give reasons and review complaints made within {{measures.complaintMonths}} months. “Measures and complaints” says what we can do and what you can do about it.</p>`,
  },
  review: {
    title: 'How businesses and events are checked',
    text: `
<p>A verified business can change its details at any time. We check these anew, usually within {{review.usual}} to {{review.latest}} hours and each on its own: {{review.facts}}. Until we have decided, the old detail stays public, and profile and events can still be seen. If we refuse a change, we give the reason.</p>
<p>A person looks at the first {{review.firstEvents}} events of a business before guests see them, and at events in which a program noticed something, such as a shortened link. That takes {{review.heldHours}} hours at most, and less when the event begins soon. If nobody has decided by then, the event appears by itself. The program only points things out; it decides nothing.</p>`,
  },
  reports: {
    title: 'Reporting something',
    text: `
<p>Anyone can report events and profiles to us, without an account too: on the page <report>Report</report>. Tell us what it is about and why, and confirm that what you say is true to the best of your knowledge. We take at most {{reports.perHour}} reports an hour from one internet address.</p>
<p>We need your name and e-mail address for that; only abuse of children can be reported without. You get a receipt by e-mail and later our decision with its reasons. A person decides on every report: within {{reports.urgentHours}} hours where people may be in danger, otherwise within {{reports.decidedDays}} days. Whoever is reported is not told by whom.</p>`,
  },
  measures: {
    title: 'Measures and complaints',
    text: `
<p>Where the law or these terms are breached, we can: {{measures.kinds}}. A person always decides. With every measure we tell the business by e-mail and in the dashboard what we do, on what ground, on which facts we rely, how far and how long it goes, and how to complain.</p>
<p>If we end a contract, we say so {{measures.endingDays}} days ahead, with reasons. It can end without that notice only for: {{measures.immediateGrounds}}.</p>
<p>You can complain about any measure free of charge in the dashboard for {{measures.complaintMonths}} months. Somebody who had no part in the measure decides within {{measures.complaintDays}} days. If it was wrong, we lift it. The courts and out-of-court dispute settlement remain open to you in any case.</p>`,
  },
  ranking: {
    title: 'Order of lists',
    text: `
<p>Events are ordered like this: {{order.feed}}. Businesses nearby: {{order.businessesNear}}; on the map: {{order.businessesInBox}}; when searched without a place: {{order.businessSearch}}.</p>
<p>Of every {{top.of}} places in a list of events businesses can pay for at most the first {{top.places}} with the option “Featured”. Only what fits the question and is at most {{top.km}} km from the place asked about stands on top. When there are more events than places, the {{top.candidates}} that begin soonest take turns: {{order.featured}}. What a business pays otherwise changes no order. Paid places are marked as ads; we do not owe a certain number of times shown. The page <ranking>How lists are ordered</ranking> has the details.</p>`,
  },
  purchases: {
    title: 'Purchases and subscriptions',
    text: `
<p>The basic features of the app are free. Subscriptions and virtual items such as credits and boosts are paid for. Prices addressed to consumers include statutory VAT; prices for businesses are on the <pricing>pricing page</pricing> and in the dashboard.</p>
<ul>
<li><b>Subscriptions renew automatically</b> for the period you chose until you cancel. After cancelling you keep access until the end of the paid period.</li>
<li><b>You can cancel</b> at any time with effect from the end of the period: businesses in the dashboard under “Subscription” via “Manage”, in-app purchases in the settings of your app store. Deleting the app or the account alone does not end a store subscription.</li>
<li><b>Credits included in a plan</b> are reset with every billing period and do not roll over. <b>Purchased credits</b> never expire. Plan credits are spent first.</li>
<li><b>Virtual items</b> have no monetary value, cannot be paid out and cannot be transferred to others.</li>
<li><b>Most purchases are non-refundable.</b> This applies to subscriptions that renew automatically, and to virtual items once they have been used. Statutory rights, above all the right of withdrawal and claims for defects, remain unaffected.</li>
<li><b>Trial:</b> new businesses can try {{brand}} free of charge for 14 days. There are no setup fees, and the trial does not turn into a subscription by itself.</li>
</ul>
<p>We announce price changes for running subscriptions at least six weeks in advance; you can then cancel with effect from the change.</p>`,
  },
  cancellation: {
    title: 'Cancellation rights by region',
    text: `
<h3>EU, EEA, United Kingdom and Switzerland</h3>
<p>As a consumer you can withdraw from a purchase within 14 days without giving a reason. We then refund the amount within 14 days of receiving your notice, to the same payment method. For digital content and services that we provide at once at your express request, the right may end early. Everything else is in the <withdrawal>notice on the right of withdrawal</withdrawal>. Purchases in Apple’s App Store are withdrawn from at Apple, purchases on Google Play at Google or with us.</p>
<h3>Certain US states</h3>
<p>If you live in Arizona, California, Connecticut, Illinois, Iowa, Minnesota, New York, North Carolina, Ohio, Rhode Island or Wisconsin: you may cancel your subscription, without penalty or obligation, until midnight of the third business day following the date you subscribed. If you die before the end of your subscription, your estate is entitled to a refund of the part of the payment allocable to the time after your death. If a disability makes you unable to use the services, we refund the part allocable to the time after your notice.</p>
<p>To do so, send a dated notice with your name and the e-mail address of your account to <address>{{supportEmail}}</address> or by post to {{company}}, {{street}}, {{zipCode}} {{city}}, Germany.</p>
<h3>All other regions</h3>
<p>The mandatory law of the country you live in applies. Beyond that we consider every request for a refund; write to us.</p>`,
  },
  liability: {
    title: 'Liability and termination',
    text: `
<p>We are liable without limitation for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act and where we have given a guarantee. For slight negligence we are liable only if we breach a duty whose fulfilment makes the contract possible in the first place and on which you may rely; in that case limited to the foreseeable damage typical of such contracts.</p>
<p>You can end the contract at any time by deleting your account. We may terminate it with {{measures.endingDays}} days’ notice, for paid services with effect from the end of the paid period. The right of both sides to terminate for good cause without notice remains.</p>`,
  },
  law: {
    title: 'Governing law and courts',
    text: `
<p>German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you are a consumer habitually resident in another country, you keep the protection of the mandatory law of that country.</p>
<p>The place of jurisdiction is Berlin. For merchants, legal persons under public law and persons without a general place of jurisdiction in Germany, the courts of Berlin have exclusive jurisdiction. Consumers may also sue and be sued in the courts of the place where they live, where the law so provides.</p>
<p>If a provision is invalid, the others remain valid; statutory law takes its place. The German version of these terms is authoritative; translations are for your convenience.</p>`,
  },
  contact: {
    title: 'Contact',
    text: `
<p>If you have questions about these terms, this is how to reach us:</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
Managing director: {{managingDirector}}</lines>
<lines>E-mail: <address>{{supportEmail}}</address>
Telephone: <address>{{phone}}</address></lines>
<p>Or use the <contact>contact form</contact>. Register details and information on dispute resolution are in the <imprint>legal notice</imprint>.</p>`,
  },
} as const;

export const texts = {
  head: 'Terms of use – {{brand}}',
  description:
    'Who may use {{brand}}, what we expect of each other, how purchases, subscriptions and cancellation work, and which law applies.',
  title: 'Terms of use',
  contactBox: {
    title: 'Questions about the terms?',
    text: 'Write to us before you get annoyed.',
  },
  sections: former,
  /** Version 2, from 2027-01-11 on; new sections need a lawyer's review before use. */
  coming: {
    intro: {
      title: 'Introduction',
      text: `
<p>These terms of use are the contract between you and</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
Managing director: {{managingDirector}}</lines>
<p>on the use of {{brand}}. They are effective from 11 January 2027. By creating an account you agree to them. If you do not agree, please do not use {{brand}}.</p>
<p>How we handle your data is explained in the <privacy>privacy policy</privacy>; how to withdraw from a purchase in the <withdrawal>notice on the right of withdrawal</withdrawal>.</p>`,
    },
    welcome: former.welcome,
    scope: former.scope,
    eligibility: former.eligibility,
    responsibilities: former.responsibilities,
    review: former.review,
    reports: former.reports,
    measures: former.measures,
    ranking: former.ranking,
    promotion: {
      title: 'No political advertising, and music in videos',
      text: `
<p>We neither sell nor show political advertising (Regulation (EU) 2024/900). An event that campaigns for or against a party, a candidate, an election, a referendum or a draft law may not be “Featured” and may not be sent as a push. Before the first purchase of one of these options the business declares once that none of it is political advertising, and again when the words of that declaration change. If it is not true, we take the event down. It can be reported on the page <report>Report</report> as “Political advertising”.</p>
<p>Whoever uploads a video holds the rights to its pictures and sound, including the music in it, or may use them for this. If music is played in public at an event, the organiser registers it with GEMA.</p>`,
    },
    dataAccess: {
      title: 'Who gets which data',
      text: `
<p>With {{brand}}, businesses use a service that generates data (Art. 9 of Regulation (EU) 2019/1150):</p>
<ul>
<li><b>The business</b> sees its details and events, the displayed names of its guests, their answers, their status and attendance, and as figures how often its profile and events were seen and opened. It sees no profiles of the app and no e-mail addresses that a guest does not share. It can export all of this, also by the API.</li>
<li><b>Other businesses</b> see none of this except what is public. We do not sell the data of a business, nor pass it on for advertising.</li>
<li><b>We</b> see what operation, checks, billing and support need. We combine figures of all businesses so that none can be recognised. When we read data of a business, its log says so.</li>
<li><b>Third parties</b> get data only as processors, as the payment service, or because a law demands it.</li>
</ul>
<p>When the contract ends, the access of the business ends; until then it can take everything along, as described in the next section.</p>`,
    },
    switching: {
      title: 'Switching and taking data along',
      text: `
<p>A business can switch to another provider or to technology of its own at any time (Art. 23 to 31 of Regulation (EU) 2023/2854). We charge nothing for it, and no notice of more than two months ever applies to it.</p>
<ul>
<li><b>What can be taken along</b> is all details, pictures, videos, events, series, guests, settings, invoices and the log: under “Account” as an archive of JSON and CSV files that are described there, and one by one by the API. Secrets such as passwords and keys, and other people’s data, are not included.</li>
<li><b>During the switch</b>, for at most 30 days, everything goes on as agreed, with the same security, and we help with questions.</li>
<li><b>After the end</b> of the contract the account stays open for reading and exporting for at least 30 days, as long as nobody asks for its deletion.</li>
<li><b>Deletion:</b> Whoever deletes the account chooses: in 30 days or at once. Until that day everything stays for reading and exporting, and the deletion can be withdrawn. Whoever chooses at once exports before that what is to stay. What the law obliges us to keep stays for that long and for that purpose only.</li>
<li><b>Where data is stored</b> and who processes it for us is on the page <processing>Data processing</processing>. Authorities of other states get data only where the law of the European Union allows it.</li>
</ul>`,
    },
    purchases: former.purchases,
    cancellation: former.cancellation,
    liability: former.liability,
    law: former.law,
    contact: former.contact,
  },
} as const satisfies TextsLike<typeof source>;
