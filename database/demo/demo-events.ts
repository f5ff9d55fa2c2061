import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ApprovalMethod } from '#domain/events/options.ts';
import { eventCost } from '#domain/plans/tariffs.ts';

export interface DemoEvent {
  title: string;
  description: string;
  location: string;
  /** Days from the day the demo is filled. */
  inDays: number;
  startTime: string;
  endTime: string | null;
  capacity: number | null;
  tags: string[];
  status: EventStatus;
  /** Days until a scheduled publication. */
  publishedInDays?: number;
  waitingList?: boolean;
  approvalMethod?: ApprovalMethod;
  /** How many people, with everybody they bring. */
  people?: { in?: number; waiting?: number; applied?: number };
  /** What the business wrote to those who come, and on how many phones it arrived. */
  message?: { text: string; hoursAgo: number; delivered: number; read: number };
  featuredEvent: boolean;
  pushNotification: boolean;
  /** Hours ago. */
  createdAgo: number;
  /** Hours since the last participant joined; omitted: they still join. */
  quietSince?: number;
}

/**
 * Oldest first. Those of the current month cost 7 credits together, 3 of them reserved, which leaves 8 of 15; the archived
 * one was paid for with trial credits.
 */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: 'Stullenabend',
    description: 'Zwölf Brote, drei Sorten Butter, ein langer Tisch. Jede Person bringt einen Belag mit.',
    location: 'Zur Fetten Ecke, Neukölln',
    inDays: -24,
    startTime: '18:00',
    endTime: '22:00',
    capacity: 24,
    tags: ['wind_down'],
    status: 'archived',
    people: { in: 22 },
    featuredEvent: false,
    pushNotification: false,
    createdAgo: 864,
    quietSince: 600,
  },
  {
    title: 'Brunch mit allem',
    description: 'Rührei, Stullen, Filterkaffee bis zum Abwinken. Wer Kinder hat, bringt sie mit.',
    location: 'Zur Fetten Ecke, Gastraum',
    inDays: 15,
    startTime: '10:00',
    endTime: '14:00',
    capacity: 30,
    tags: ['brunch'],
    status: 'published',
    waitingList: true,
    people: { in: 30, waiting: 4 },
    featuredEvent: false,
    pushNotification: false,
    createdAgo: 600,
    quietSince: 360,
  },
  {
    title: 'Weihnachtssingen am Tresen',
    description: 'Wir singen, ihr singt, der Dackel jault. Liederzettel liegen aus, Glühbier auch.',
    location: '',
    inDays: 20,
    startTime: '19:00',
    endTime: null,
    capacity: null,
    tags: [],
    status: 'draft',
    featuredEvent: false,
    pushNotification: false,
    createdAgo: 400,
  },
  {
    title: 'Erst Kraftraum, dann Fassbrause',
    description: 'Eine Stunde Langhantel im Hof nebenan, danach gibt es Fassbrause am Tresen.',
    location: 'Treffpunkt Kraftraum, Hobrechtstraße 9',
    inDays: 16,
    startTime: '18:30',
    endTime: '21:00',
    capacity: 12,
    tags: ['fitness', 'after_work'],
    status: 'scheduled',
    publishedInDays: 9,
    featuredEvent: false,
    pushNotification: true,
    createdAgo: 380,
  },
  {
    title: 'Kneipenquiz',
    description: 'Sechs Runden, keine Handys, zu gewinnen gibt es Ruhm und einen Meter Pils.',
    location: 'Zur Fetten Ecke, Gastraum',
    inDays: 4,
    startTime: '20:00',
    endTime: '23:00',
    capacity: 40,
    tags: ['quiz', 'trivia'],
    status: 'published',
    people: { in: 14 },
    message: {
      text: 'Der Gastraum ist geheizt, der Hof auch. Bringt gute Laune mit!',
      hoursAgo: 20,
      delivered: 7,
      read: 5,
    },
    featuredEvent: false,
    pushNotification: false,
    createdAgo: 336,
  },
  {
    title: 'Nachtschicht zu Gast',
    description: 'Techno im Keller bis vier. Die Nachtschicht bringt Platten mit, wir die Anlage.',
    location: 'Zur Fetten Ecke, Keller',
    inDays: 7,
    startTime: '22:00',
    endTime: '04:00',
    capacity: 80,
    tags: ['techno', 'dj_set', 'dance'],
    status: 'published',
    approvalMethod: 'application',
    people: { in: 61, applied: 3 },
    featuredEvent: true,
    pushNotification: false,
    createdAgo: 312,
  },
];

/** Price of a demo event in credits; drafts cost nothing. */
export function demoEventCost(event: DemoEvent): number {
  return event.status === 'draft' ? 0 : eventCost('standard', { ...event, characteristicCount: 0 }).total;
}

/** What the demo's events spent or reserved of the current month's credits. */
export const demoCreditsSpent = demoEvents
  .filter(({ status }) => status !== 'archived')
  .reduce((sum, event) => sum + demoEventCost(event), 0);
