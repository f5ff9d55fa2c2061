import type { ImportRequest } from '#contract/imports.ts';
import type { ImportResult } from '#domain/import/result.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { readInThread } from '#server/adapters/imports/read-in-thread.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

/** Reads an uploaded table or calendar. 422 `import_unreadable`. */
export async function readFile(
  { actor, deps, now }: Context<Member>,
  choices: ImportRequest['choices'],
  { text, base64 = '' }: ImportRequest['file'],
): Promise<ImportResult> {
  await deps.rateLimits.consume('importedFile', actor.businessId);
  const source = text ?? new Uint8Array(Buffer.from(base64, 'base64'));
  const { mapping, day_order, headings_row: row, encoding, several_days } = choices;
  const headingsAt = row === undefined ? undefined : row - 1;
  const options = {
    today: berlinDay(now),
    mapping,
    dayOrder: day_order,
    headingsAt,
    encoding,
    severalDays: several_days,
  };
  return readInThread(source, options, actor.businessId);
}
