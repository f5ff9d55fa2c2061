/**
 * What a change does to a date. `kept`: the new rule does not name it, but guests are going there. `cancelled`: so it is called
 * off, as was asked for.
 */
export const changeEffects = ['changed', 'unchanged', 'added', 'removed', 'kept', 'cancelled'] as const;
export type ChangeEffect = (typeof changeEffects)[number];

type Content = Record<string, unknown>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Fields that belong together: a date that has one of them of its own keeps all. */
const together: readonly (readonly string[])[] = [
  ['startTime', 'endTime'],
  ['participantType', 'capacity'],
  ['location', 'latitude', 'longitude'],
];

const groupOf = (name: string) => together.find((group) => group.includes(name)) ?? [name];

/**
 * Brings a change of a series to one of its dates, field by field: what the date says as the series did takes the change, and what
 * was changed on it by itself stays (`own`), unless it is overwritten.
 */
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

/** What becomes of a date whose content changes or stays, and that the rule still names or not. */
export function changeEffect(isNamed: boolean, hasGuests: boolean, isChanged: boolean): ChangeEffect {
  if (!isNamed) return hasGuests ? 'kept' : 'removed';
  return isChanged ? 'changed' : 'unchanged';
}
