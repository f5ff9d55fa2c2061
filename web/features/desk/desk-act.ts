import type { texts } from '#i18n/de/desk-acts.ts';
import type { once } from '#web/api/client.ts';

export const reasonLength = 1000;

export interface ActValues {
  reason: string;
  email: string;
  proof: string;
  name: string;
  isTicked: boolean;
}

/** One act of staff, as its dialog needs it. */
export interface DeskAct {
  words: keyof typeof texts.acts;
  /** Person or thing it is about. */
  to?: string;
  fields?: readonly ('email' | 'proof' | 'name')[];
  /** Has to be typed. */
  typedName?: string;
  /** Only the operator reads the reason. */
  isInside?: boolean;
  isDangerous?: boolean;
  send: (values: ActValues, headers: ReturnType<typeof once>) => Promise<unknown>;
}
