import type { texts as source } from '#i18n/de/pages/help.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Help – {{brand}}',
  description: 'Guides for {{brand}}: register, fill in your profile, publish events, buy credits, team and API.',
  title: 'Help',
  lead: 'Step-by-step guides. Short answers are in the <faq>frequently asked questions</faq>.',
  picture: 'What this looks like. Everything that matters in the picture is in the steps above.',
  more: {
    title: 'Still stuck?',
    text: 'Tell us what you see and what you expected.',
    link: 'To the contact form',
  },
  groups: {
    start: {
      title: 'Getting started',
      entries: {
        register: {
          question: 'Register a business',
          answer: `
<ol>
<li>Open <register>Register</register> and choose what you run. For “event organiser”, “one-off event” and “other” you describe it in one sentence.</li>
<li>Enter company, address, contact person, telephone and e-mail.</li>
<li>Choose the legal form. If it is registered, enter the register number, such as “HRB 12345 B”. Bars, restaurants and clubs state their licence beside it. Whatever is still on its way is “beantragt” (applied for). Tax number and a document (PDF, JPG or PNG, at most 5 MB) are optional but speed up the verification.</li>
<li>Create the account with a login e-mail and a password. You become the main administrator with all rights.</li>
<li>Enter the 6-digit code from our e-mail. It is valid for 10 minutes.</li>
</ol>
<p>What you have typed is kept, even if you reload the page.</p>`,
        },
        check: {
          question: 'Pass the verification',
          answer: `
<ol>
<li>Write company name and legal form exactly as they are in the register or the trade registration.</li>
<li>Give the full register number, for example “HRB 12345 B”.</li>
<li>Fill in your profile now: picture, description, opening hours. It helps us and saves you time later.</li>
</ol>
<p>Verification takes 24 to 48 hours. If something is rejected, the reason is in the e-mail.</p>
<p>When you later change a name, the legal form, address, managing director, register or tax number, we check only what is new. Until then the old one stays visible, and your business stays verified.</p>`,
        },
        signIn: {
          question: 'Logging in does not work',
          answer: `
<ol>
<li>Check that you use your login e-mail and not the public address of your business.</li>
<li>Show the password with the eye icon and check Caps Lock.</li>
<li>Reset it under <forgot>Forgot password</forgot>. The link is valid for one hour.</li>
<li>After ten wrong attempts you have to wait 15 minutes.</li>
</ol>`,
        },
      },
    },
    profile: {
      title: 'Profile',
      entries: {
        fill: {
          question: 'Fill in the public profile',
          answer: `
<ol>
<li>In the dashboard, open “Profile” or “Guest view” and press “Edit” beside “Public”. The preview shows immediately what people see in the app.</li>
<li>Choose up to 3 categories, write two or three sentences that sound like you, and save. Each part of the profile has its own “Save”.</li>
<li>Under “Look”, upload a picture (JPG, PNG or GIF, at most 5 MB). We strip the location and other metadata.</li>
<li>Under “Location and contact”, decide whether telephone and e-mail are public.</li>
</ol>`,
        },
        hours: {
          question: 'Opening hours and closures',
          answer: `
<ol>
<li>In your profile, press “Edit” beside “Hours”. Enter start and end for each day, or mark it as closed.</li>
<li>If you close after midnight, just enter the time: 18:00 to 02:00 runs into the next day.</li>
<li>For holidays, add an extraordinary closure with start, end and reason. It takes precedence over the opening hours.</li>
</ol>`,
        },
      },
    },
    events: {
      title: 'Events',
      entries: {
        publish: {
          question: 'Publish an event',
          answer: `
<ol>
<li>In the dashboard choose “Events”, then “Create event”. The <createEvent>full page</createEvent> has all settings.</li>
<li>Enter name (at most 60 characters), description (at most 300), date, time and place.</li>
<li>Choose up to 5 tags. They decide whom the event is shown to.</li>
<li>Check preview and cost. Then publish now, schedule a date or save a draft.</li>
</ol>`,
        },
        guests: {
          question: 'Accept guests and keep waiting lists',
          answer: `
<ol>
<li>Set for the event how many can come and whether there is a waiting list.</li>
<li>With “First come, first served” everyone is in right away. With “You decide” you accept people one by one.</li>
<li>Open “Guests” in the menu of the event and accept or decline requests: with the buttons, the keys A and X, or a swipe on the phone. For eight seconds you can undo it; only then do your guests hear of it. When a place becomes free, whoever has waited longest is asked, and it is held for them. Anyone who doesn’t answer in time makes room for the next: three days before the event they have 24 hours, shortly before the start 15 minutes. Below the list you see who was asked and when.</li>
<li>“Ute + 3” means that Ute brings three people. We always count people. A group is asked as soon as all of it fits; until then, smaller ones that fit go past it.</li>
<li>Guests without the app sign up on the page of the event. With “Add guest” and “Paste a list” you add people yourself.</li>
<li>At the door you tick who comes, or scan the code of guests without the app. That works without a network, too.</li>
</ol>`,
        },
        schedule: {
          question: 'Schedule a publication',
          answer: `
<ol>
<li>When creating, choose “Later” and enter the day. Without a time the event appears at 0:00 Berlin time.</li>
<li>The credits are reserved when you schedule, so that there are enough on the day.</li>
<li>You get an e-mail as soon as the event has been published.</li>
</ol>`,
        },
      },
    },
    credits: {
      title: 'Subscription and credits',
      entries: {
        plan: {
          question: 'Start, change or cancel a subscription',
          answer: `
<ol>
<li>In the dashboard open “Subscription”. Only the owner of the business can buy here.</li>
<li>Choose a plan. The payment opens in a new tab.</li>
<li>If your plan isn’t there yet, press “Payment missing? Check again”.</li>
<li>Change plan, update the payment method or cancel under “Manage”.</li>
</ol>`,
        },
        buy: {
          question: 'Buy more credits',
          answer: `
<ol>
<li>In the dashboard open “Subscription” and choose a pack of 25, 50 or 100 credits.</li>
<li>Pay in the new tab. The credits are there right afterwards and never expire.</li>
<li>Every movement is in the list below, with reason and balance.</li>
</ol>
<p>The credits of your plan are always spent first.</p>`,
        },
      },
    },
    team: {
      title: 'Team',
      entries: {
        invite: {
          question: 'Invite someone',
          answer: `
<ol>
<li>In the dashboard open “Team”, then “Invite”.</li>
<li>Enter the e-mail address, choose a role and tick the permissions. You can only grant permissions you have yourself.</li>
<li>The person opens the link in the e-mail (valid for 7 days) and sets a password.</li>
</ol>
<p>You can send an invitation again or withdraw it, and set a member to inactive.</p>`,
        },
      },
    },
    api: {
      title: 'API',
      entries: {
        connect: {
          question: 'First call with the API',
          answer: `
<ol>
<li>Create an API key in your account and copy it right away: we only show it once.</li>
<li>Send it as the header <b>X-API-Key</b> with every request.</li>
<li>Start with the list of your events. Examples are on the <api>API page</api>.</li>
<li>If you get 429, wait as many seconds as <b>Retry-After</b> says.</li>
</ol>`,
        },
        webhooks: {
          question: 'Receive webhooks',
          answer: `
<ol>
<li>In your account add a public https address and choose the events.</li>
<li>Check the signature of every delivery (Standard Webhooks: <b>webhook-id</b>, <b>webhook-timestamp</b>, <b>webhook-signature</b>).</li>
<li>Answer quickly with 2xx and do the work afterwards. The same delivery can arrive twice; <b>webhook-id</b> stays the same.</li>
</ol>`,
        },
      },
    },
  },
} as const satisfies TextsLike<typeof source>;
