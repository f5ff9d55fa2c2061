import type { PictureName } from '#database/demo/demo-pictures.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ApprovalMethod } from '#domain/events/options.ts';
import { eventCost } from '#domain/plans/tariffs.ts';

/** A notice with the number of phones it reached. */
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
  /** Days from when the demo is filled. */
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
  /** People, companions included. */
  people?: { in?: number; waiting?: number; applied?: number };
  message?: DemoNotice;
  cancelled?: DemoNotice;
  /** Files in `pictures/`, cover first. */
  pictures?: { name: PictureName; alt: string }[];
  video?: { seconds: number; width: number; height: number; label: string };
  featuredEvent: boolean;
  pushNotification: boolean;
  /** A date of the business's weekly series. */
  isInSeries?: boolean;
  /** Hours. */
  createdAgo: number;
  /** Hours since the last one joined; omitted while they still join. */
  quietSince?: number;
}

/** Credits; 0 for drafts. */
export function demoEventCost(event: DemoEvent): number {
  return event.status === 'draft' ? 0 : eventCost('standard', { ...event, characteristicCount: 0 }).total;
}

/** Credits spent or reserved. */
export function demoCreditsSpent(list: readonly DemoEvent[]): number {
  return list.reduce((sum, event) => sum + demoEventCost(event), 0);
}
