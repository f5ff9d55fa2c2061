import type { PictureName } from '#database/demo/demo-pictures.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ApprovalMethod } from '#domain/events/options.ts';
import { eventCost } from '#domain/plans/tariffs.ts';

/** A notice to the guests of an event, and the number of phones it reached. */
export interface DemoNotice {
  text: string;
  hoursAgo: number;
  delivered: number;
  read: number;
}

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
  message?: DemoNotice;
  /** Why and when it was cancelled. */
  cancelled?: DemoNotice;
  /** Names of files in `pictures/`, the cover first. */
  pictures?: { name: PictureName; alt: string }[];
  /** The demo's video. */
  video?: { seconds: number; width: number; height: number; label: string };
  featuredEvent: boolean;
  pushNotification: boolean;
  /** One of the dates of the business's only series, which come back every week. */
  isInSeries?: boolean;
  /** Hours ago. */
  createdAgo: number;
  /** Hours since the last participant joined; omitted: they still join. */
  quietSince?: number;
}

/** Price of a demo event in credits; drafts cost nothing. */
export function demoEventCost(event: DemoEvent): number {
  return event.status === 'draft' ? 0 : eventCost('standard', { ...event, characteristicCount: 0 }).total;
}

/** Sum of the credits that demo events spent or reserved. */
export function demoCreditsSpent(list: readonly DemoEvent[]): number {
  return list.reduce((sum, event) => sum + demoEventCost(event), 0);
}
