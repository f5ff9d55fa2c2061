import type { texts as source } from '#i18n/de/pages/home.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

export const texts = {
  title: '{{brand}}: Who’s in?',
  description: 'Post your plan. People say they’re in. You pick who comes. No endless chatting.',
  hero: {
    title: 'Who’s in?',
    lead: 'Post your plan. People say they’re in. You pick who comes. No endless chatting.',
    app: 'Get the app',
    appStores: 'Get the app from',
    close: 'Close',
    how: 'How it works',
  },
  kinds: {
    title: 'Four ways to go out.',
    lead: 'Every plan hangs there like a notice on a lamp post: what, where, when. If you want to come, tear off a strip.',
    strip: 'I’m in',
    mingle: {
      name: 'Mingle',
      text: 'Open crowd, easy night. Come as you are, leave with three new names.',
      plan: 'After-work beer on the Landwehrkanal',
      when: 'Fri, 19:30',
    },
    meetup: {
      name: 'Meetup',
      text: 'Same interest, real table. Board games, book club, fixing up a road bike.',
      plan: 'A round of Catan at the Milchbar',
      when: 'Wed, 18:00',
    },
    date: {
      name: 'Date',
      text: 'Just two, with a plan instead of small talk in a chat. You decide who comes along.',
      plan: 'A walk in Treptower Park',
      when: 'Sun, 15:00',
    },
    habit: {
      name: 'Habit',
      text: 'Stick with it, because someone is waiting. Same time every week, same people.',
      plan: 'Running group at Tempelhofer Feld',
      when: 'every Tue, 7:00',
    },
  },
  steps: {
    title: 'How it works',
    write: { title: 'You post your plan.', text: 'Place, time, how many can come.' },
    join: { title: 'Others say: I’m in.', text: 'A face, not an essay.' },
    choose: { title: 'You pick who comes.', text: 'Then you meet. Done.' },
  },
  feedback: {
    title: 'Something missing?',
    text: 'Tell us what’s stuck or what’s missing. A person reads every message.',
  },
} as const satisfies TextsLike<typeof source>;
