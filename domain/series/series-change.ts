/**
 * Effect of a change on a date. `kept`: outside of the new rule but with guests; `cancelled`: the same, cancelled on
 * request.
 */
export const changeEffects = ['changed', 'unchanged', 'added', 'removed', 'kept', 'cancelled'] as const;
export type ChangeEffect = (typeof changeEffects)[number];

type Content = Record<string, unknown>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Field groups: a date with one own value keeps the group. */
const together: readonly (readonly string[])[] = [
  ['startTime', 'endTime'],
  ['participantType', 'capacity'],
  ['location', 'latitude', 'longitude'],
];

const groupOf = (name: string) => together.find((group) => group.includes(name)) ?? [name];

/** Changes fields that equal the previous series content; own values (`own`) stay unless overwritten. */
export function changeDate<C extends { [Name in keyof C]: unknown }>(
  date: C,
  { before, after, overwrites }: { before: C; after: C; overwrites: boolean },
): { content: C; own: (keyof C & string)[] } {
  const [present, was, becomes]: Content[] = [{ ...date }, { ...before }, { ...after }];
  const names = Object.keys(before) as (keyof C & string)[];
  const changing = names.filter((name) => !isSame(was?.[name], becomes?.[name]));
  const hasOwn = (name: string) => groupOf(name).some((each) => !isSame(present?.[each], was?.[each]));
  const own = overwrites ? [] : changing.filter((name) => hasOwn(name) && !isSame(present?.[name], becomes?.[name]));
  const content = { ...date };
  for (const name of changing) if (!own.includes(name)) content[name] = after[name];
  return { content, own };
}

/** Depends on being inside the new rule, on guests, and on changed content. */
export function changeEffect(isNamed: boolean, hasGuests: boolean, isChanged: boolean): ChangeEffect {
  if (!isNamed) return hasGuests ? 'kept' : 'removed';
  return isChanged ? 'changed' : 'unchanged';
}
