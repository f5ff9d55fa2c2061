import type { texts as source } from '#i18n/de/pages/withdrawal.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** Version 2. */
const sections = {
  notice: {
    title: 'Your right of withdrawal',
    text: `
<p>As a consumer (section 13 of the German Civil Code, BGB) you have the right to withdraw from this contract within <b>14 days</b> without giving any reason. The withdrawal period expires 14 days after the day on which the contract was concluded.</p>
<p>To exercise the right of withdrawal, you must inform us</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
E-mail: <address>{{supportEmail}}</address>
Telephone: <address>{{phone}}</address></lines>
<p>of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.</p>
<p>You can also exercise your right of withdrawal online on the page <withdraw>Withdraw from a contract</withdraw>. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (for example by e-mail) without undue delay, with the content of the withdrawal and the date and time of its receipt.</p>
<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>
<p>Businesses buy as traders (section 14 BGB) and have no statutory right of withdrawal. They can cancel a subscription at any time with effect from the end of the paid period.</p>`,
  },
  howTo: {
    title: 'How to withdraw',
    text: `
<ol>
<li>Write to <address>{{supportEmail}}</address>, call <address>{{phone}}</address> or use the page <withdraw>Withdraw from a contract</withdraw>. It is linked at the end of every page of ours.</li>
<li>State your name, the e-mail address of your account and the purchase you are withdrawing from. You need not give reasons.</li>
<li>You will at once receive a confirmation that your withdrawal has arrived, with the content of your declaration and the date and time of receipt. Keep it.</li>
</ol>
<p>For purchases in an app store, turn to the store first, as described in the next section.</p>`,
  },
  stores: {
    title: 'Purchases in app stores',
    text: `
<p>If you bought in the app, the store is your contracting party for the payment. It handles withdrawal and refund:</p>
<ul>
<li><b>Apple App Store:</b> sign in at <a href="https://reportaproblem.apple.com">reportaproblem.apple.com</a>, choose “Request a refund” and the purchase. Apple’s instructions are at <a href="https://support.apple.com/en-gb/118223">support.apple.com/en-gb/118223</a>.</li>
<li><b>Google Play:</b> open <a href="https://support.google.com/googleplay/answer/2479637?hl=en">support.google.com/googleplay/answer/2479637</a> and follow the steps for a refund. After that you can also contact us directly.</li>
</ul>
<p>Deleting the app ends neither the contract nor a running subscription.</p>`,
  },
  consequences: {
    title: 'Consequences of withdrawal',
    text: `
<p>If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p>
<p>If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated to us your withdrawal from this contract, in comparison with the full coverage of the contract.</p>
<p>The benefits you bought end with the withdrawal: a premium subscription is terminated, and credits not yet used are removed from your balance. Your account and your content remain.</p>`,
  },
  digital: {
    title: 'Special rules for digital content',
    text: `
<h3>Premium subscriptions</h3>
<p>A premium subscription is a digital service. You can withdraw within 14 days of subscribing, even if you have already used it. If you expressly asked for it to start at once, you only pay the share for the days until your withdrawal. An automatic renewal does not start a new withdrawal period; you can cancel at any time with effect from the end of the paid period.</p>
<h3>Instant premium features</h3>
<p>For single features that we provide at once and in full (a boost, for example), the right of withdrawal ends when performance begins, provided that you expressly consented beforehand to our beginning before the withdrawal period expires, acknowledged that you thereby lose your right of withdrawal, and received our confirmation of this (section 356(5) BGB).</p>
<h3>Credits and coins</h3>
<p>You can withdraw from the purchase of credits and coins that you have not yet used within 14 days of buying them. For credits and coins already used, the same applies as for instant features: when they are redeemed, the right of withdrawal ends under the conditions stated there. Of a pack that has been partly used, we refund the share not yet used.</p>`,
  },
  form: {
    title: 'Model withdrawal form',
    text: `
<p>If you want to withdraw from the contract, you can complete this text and return it:</p>
<sheet><p>(Complete and return this form only if you wish to withdraw from the contract.)</p>
<lines>To: {{company}}, {{street}}, {{zipCode}} {{city}}, Germany, e-mail: {{supportEmail}}</lines>
<p>I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):</p>
<p>[description of the purchase, e-mail address of the account]</p>
<lines>Ordered on (*) / received on (*): [date]
Name of consumer(s): [name]
Address of consumer(s): [address]
Signature of consumer(s) (only if this form is notified on paper): [signature]
Date: [date]</lines>
<p>(*) Delete as appropriate.</p></sheet>`,
  },
  disputes: {
    title: 'Online dispute resolution',
    text: `
<p>The European Commission’s platform for online dispute resolution (ODR) was at <a href="https://ec.europa.eu/consumers/odr/">ec.europa.eu/consumers/odr</a>.</p>
<p><b>Good to know:</b> the Commission discontinued the platform on 20 July 2025 (Regulation (EU) 2024/3228). You can no longer file complaints there; at that address the Commission explains whom to turn to instead. Your rights have not changed.</p>
<p>It is best to write to us first. We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board (section 36 of the German Act on Alternative Dispute Resolution in Consumer Matters, VSBG). The courts and the advice of a consumer centre are always open to you.</p>`,
  },
} as const;

export const texts = {
  head: 'Right of withdrawal – {{brand}}',
  description:
    '14 days to withdraw: how to withdraw from a purchase at {{brand}}, including App Store and Google Play, with a model form.',
  title: 'Right of withdrawal',
  quick: {
    title: 'Withdraw quickly',
    text: 'One informal sentence is enough: your name, the e-mail address of your account and what you are withdrawing from.',
    email: 'E-mail',
    phone: 'Telephone',
    form: 'Withdraw from contract',
    apple: 'Refund from Apple',
    google: 'Refund from Google Play',
  },
  contactBox: {
    title: 'Questions about withdrawing?',
    text: 'Write to us and we will walk you through the steps.',
  },
  sections,
  earlier: {
    v1: {
      notice: {
        title: 'Your right of withdrawal',
        text: `
<p>As a consumer (section 13 of the German Civil Code, BGB) you have the right to withdraw from this contract within <b>14 days</b> without giving any reason. The withdrawal period expires 14 days after the day on which the contract was concluded.</p>
<p>To exercise the right of withdrawal, you must inform us</p>
<lines>{{company}}
{{street}}
{{zipCode}} {{city}}
Germany
E-mail: <address>{{supportEmail}}</address>
Telephone: <address>{{phone}}</address></lines>
<p>of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.</p>
<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>
<p>Businesses buy as traders (section 14 BGB) and have no statutory right of withdrawal. They can cancel a subscription at any time with effect from the end of the paid period.</p>`,
      },
      howTo: sections.howTo,
      stores: sections.stores,
      consequences: sections.consequences,
      digital: sections.digital,
      form: sections.form,
      disputes: sections.disputes,
    },
  },
} as const satisfies TextsLike<typeof source>;
