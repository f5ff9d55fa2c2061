import type { texts as source } from '#i18n/de/pages/faq.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  head: 'Frequently asked questions (FAQ) – {{brand}}',
  description:
    'Answers on registration, verification, events, credits, team, API and privacy at {{brand}}. Searchable.',
  title: 'Frequently asked questions',
  lead: 'Short answers. For step-by-step instructions, see <help>Help</help>.',
  more: {
    title: 'Not in the list?',
    text: 'Write to us. A person will answer.',
    link: 'To the contact form',
  },
  groups: {
    start: {
      title: 'Registration and verification',
      entries: {
        who: {
          question: 'Who can register a business?',
          answer:
            'Bars, restaurants, cafés, clubs, fitness clubs, event venues and everyone who organises events, regularly or once. You need an address in Germany and someone authorised to act for the business.',
        },
        cost: {
          question: 'What does registration cost?',
          answer:
            'Nothing. You register in about 5 minutes, try everything free of charge for 14 days with 15 credits and pay no setup fees. The trial does not turn into a subscription by itself.',
        },
        code: {
          question: 'I did not get a code. What now?',
          answer:
            'Check your spam folder. The code is valid for 10 minutes; after one minute you can ask for a new one, at most five an hour. The old code then stops working.',
        },
        verification: {
          question: 'How long does the verification of my business take?',
          answer:
            'Usually 24 to 48 hours. We compare your details with the commercial register and your documents. You then get an e-mail, and your profile appears on the app’s map and in its search.',
        },
        meanwhile: {
          question: 'What can I do while verification is in progress?',
          answer:
            'Almost everything: log in, fill in your profile and opening hours, upload images, invite your team and prepare events. All of it becomes visible in the app once you are verified.',
        },
        rejected: {
          question: 'My business was rejected. Why?',
          answer:
            'The reason is in the e-mail you received; usually a document is missing or a detail does not match the register. Fix it in the dashboard: as soon as you change something or upload a document, we check again. Questions? Use the <contact>contact form</contact>.',
        },
        noRegister: {
          question: 'I am not in the commercial register. Can I still join?',
          answer:
            'Yes. We check sole traders, partnerships and associations by their trade registration, licence or the register of associations. If your licence is still on its way, enter “beantragt” (applied for).',
        },
      },
    },
    events: {
      title: 'Events',
      entries: {
        cost: {
          question: 'What does an event cost?',
          answer:
            'A standard event costs 1 credit. Featuring it adds 1 credit, a push notification adds 2: that makes 2, 3 or 4 credits. You always see the exact price before you publish.',
        },
        draft: {
          question: 'Do drafts cost anything?',
          answer: 'No. Credits are only taken when you publish or schedule an event.',
        },
        edit: {
          question: 'Can I still change a published event?',
          answer:
            'Yes, at any time and free of charge. Only if you add new options such as featuring or a push notification do you pay for those options.',
        },
        late: {
          question: 'My event ends after midnight. How do I enter that?',
          answer:
            'Just enter start and end, for example 20:00 and 02:00. If the end is before the start, the event runs into the next day and carries a “+1 day” note.',
        },
        ahead: {
          question: 'How far ahead can I plan?',
          answer: 'On the full page up to 90 days, today and the last day included.',
        },
        audience: {
          question: 'Who sees my event?',
          answer:
            'People in the app whose interests match. You pick up to 5 tags, and up to 10 interests on the full page or 5 in the short dialog. The better the tags fit, the more likely the right people come.',
        },
        limit: {
          question: 'Can I limit the number of guests?',
          answer:
            'Yes, with or without a waiting list. You also decide whether places go to whoever comes first or whether you accept every application yourself.',
        },
        withoutApp: {
          question: 'Do my guests need the app?',
          answer:
            'No. On the page of the event they sign up with a name and an e-mail address and confirm it with a code. You can also add guests yourself, one by one or as a list.',
        },
        cancel: {
          question: 'What happens to the credits if I delete an event?',
          answer:
            'If you delete a scheduled event before it is published, you get the reserved credits back. For a published event they have been used.',
        },
      },
    },
    credits: {
      title: 'Credits and prices',
      entries: {
        what: {
          question: 'What are credits?',
          answer:
            'Credits are the currency for events. You get them with your plan or buy them as a pack. They have no monetary value and cannot be transferred.',
        },
        expire: {
          question: 'Do credits expire?',
          answer:
            'Purchased credits never expire. Plan credits are reset every month and do not roll over into the next one.',
        },
        order: {
          question: 'Which credits are spent first?',
          answer:
            'Always those of your plan. Only when they are used up does {{brand}} take purchased ones. That way nothing goes to waste.',
        },
        trial: {
          question: 'What is included in the free trial?',
          answer:
            '14 days with all features of the dashboard and 15 credits. Unused trial credits end after 14 days; your profile and drafts stay.',
        },
        cancelPlan: {
          question: 'How do I cancel my subscription?',
          answer:
            'In the dashboard under “Subscription” via “Manage”, at any time with effect from the end of the paid period. Everything works until then. You keep purchased credits even after that.',
        },
        invoice: {
          question: 'Do I get an invoice?',
          answer:
            'Yes, by e-mail after every payment, as a PDF with the e-invoice inside. You find all invoices in the dashboard under “Subscription”.',
        },
        refund: {
          question: 'Can I undo a purchase?',
          answer:
            'Consumers have a 14-day right of withdrawal, see <withdrawal>right of withdrawal</withdrawal>. Businesses have no statutory right of withdrawal; write to us all the same if something went wrong.',
        },
      },
    },
    team: {
      title: 'Team and account',
      entries: {
        invite: {
          question: 'How do I add my team?',
          answer:
            'In the dashboard under “Team”. The person you invite gets an e-mail with a link that is valid for 7 days and works once.',
        },
        roles: {
          question: 'What can administrators, managers and members do?',
          answer:
            'Roles are just names. You tick what each person can do: create, edit and delete events, edit the profile, manage the team and view statistics.',
        },
        password: {
          question: 'I have forgotten my password.',
          answer:
            'Under <forgot>Forgot password</forgot> we send you a link that is valid for one hour. Setting a new password signs you out everywhere else.',
        },
        export: {
          question: 'Can I take my data with me or delete my account?',
          answer:
            'Both. The export contains everything as JSON and CSV. Deletion happens right away or in 30 days, as you like. After deletion only what the law makes us keep remains, such as invoices.',
        },
      },
    },
    api: {
      title: 'API and webhooks',
      entries: {
        access: {
          question: 'Can I connect my till or website?',
          answer:
            'Yes, through the <api>API</api>. You create keys in your account; each gets only the rights it needs.',
        },
        limits: {
          question: 'How many requests are allowed?',
          answer:
            '100 a minute in the Starter plan, 1000 in Professional and Enterprise. Without a subscription you can try it at 10 a minute. Beyond that the API answers 429 and says when to go on.',
        },
        webhooks: {
          question: 'Will I be notified when someone joins?',
          answer:
            'Yes, with webhooks: for created, updated and deleted events and for participants who join, leave, are approved or rejected. Every delivery is signed and, on failure, retried for at least 24 hours.',
        },
      },
    },
    app: {
      title: 'The app',
      entries: {
        age: {
          question: 'How old do I have to be?',
          answer: 'At least 18. Each person has exactly one account, and at least one photo shows your face.',
        },
        kinds: {
          question: 'What are mingle, meetup, date and habit?',
          answer:
            'Four kinds of plans: open rounds, shared interests, just the two of you, and fixed habits. Others show interest, and you decide who comes along.',
        },
        location: {
          question: 'Can anyone see where I am?',
          answer:
            'No. Your location only helps to find plans near you, and only if you allow it. There is more in the <privacy>privacy policy</privacy>.',
        },
      },
    },
  },
} as const satisfies TextsLike<typeof source>;
