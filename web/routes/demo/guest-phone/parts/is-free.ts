import type { ApiAnswer } from '#web/api/paths.ts';

type Entry = Pick<ApiAnswer<'readAppEvent'>, 'ticket_type' | 'box_office'>;

/** True when nobody pays to get in. */
export function isFree({ ticket_type: type, box_office: hasBoxOffice }: Entry): boolean {
  return type !== 'paid' && !hasBoxOffice;
}
