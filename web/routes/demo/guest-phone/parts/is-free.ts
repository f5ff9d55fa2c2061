import type { ApiAnswer } from '#web/api/paths.ts';

type Entry = Pick<ApiAnswer<'readAppEvent'>, 'ticket_type' | 'box_office'>;

export function isFree({ ticket_type: type, box_office: hasBoxOffice }: Entry): boolean {
  return type !== 'paid' && !hasBoxOffice;
}
