import { addDays, weekday } from '#domain/shared/calendar.ts';

const MAY_FIRST = '05-01';

/** Easter Sunday (Gregorian computus, Meeus). */
function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}

function mothersDay(year: number): string {
  const first = `${year}-${MAY_FIRST}`;
  return addDays(first, ((7 - weekday(first)) % 7) + 7);
}

type DayOfYear = (year: number) => string;
const on =
  (day: string): DayOfYear =>
  (year) =>
    `${year}-${day}`;
const fromEaster =
  (days: number): DayOfYear =>
  (year) =>
    addDays(easter(year), days);

/** In both languages, without names that also mean a season, such as Christmas. */
const namedDays: readonly (readonly [string, DayOfYear])[] = [
  ["silvester|new year['’]?s eve|nye", on('12-31')],
  ["neujahr(?:stag)?|new year['’]?s day", on('01-01')],
  ["valentinstag|valentine['’]?s(?: day)?", on('02-14')],
  ['weiberfastnacht', fromEaster(-52)],
  ['rosenmontag', fromEaster(-48)],
  ['faschingsdienstag|fastnachtsdienstag|shrove tuesday|pancake day', fromEaster(-47)],
  ['aschermittwoch|ash wednesday', fromEaster(-46)],
  [String.raw`st\.? patrick['’]?s day`, on('03-17')],
  ['gründonnerstag|maundy thursday', fromEaster(-3)],
  ['karfreitag|good friday', fromEaster(-2)],
  ['karsamstag|ostersamstag|easter saturday', fromEaster(-1)],
  ['ostersonntag|easter sunday', fromEaster(0)],
  ['ostermontag|easter monday', fromEaster(1)],
  ['walpurgisnacht|tanz in den mai', on('04-30')],
  ['tag der arbeit|labou?r day', on(MAY_FIRST)],
  ["muttertag|mother['’]?s day", mothersDay],
  ['christi himmelfahrt|vatertag|herrentag|ascension day', fromEaster(39)],
  ['pfingstsonntag|whit sunday', fromEaster(49)],
  ['pfingstmontag|whit monday', fromEaster(50)],
  ['fronleichnam|corpus christi', fromEaster(60)],
  ['tag der deutschen einheit|german unity day', on('10-03')],
  ['reformationstag|halloween', on('10-31')],
  ["allerheiligen|all saints['’]? day", on('11-01')],
  ['nikolaus(?:tag|abend)?', on('12-06')],
  ['heilig(?:er )?abend|heiligabend|christmas eve', on('12-24')],
  [String.raw`(?:1\.|erster|ersten)\s+weihnachts(?:feier)?tag|christmas day`, on('12-25')],
  [String.raw`(?:2\.|zweiter|zweiten)\s+weihnachts(?:feier)?tag|boxing day`, on('12-26')],
];

const patterns = namedDays.map(([names, dayIn]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?<lead>(?:am|an|zu|on)\s+)?(?:${names})(?![\p{L}-])`, 'iu'),
  dayIn,
}));

export interface NamedDay {
  match: RegExpExecArray;
  /** Next occurrence, yyyy-MM-dd. */
  day: string;
  /** Used as a date ("am Ostermontag"), not as a name. */
  isDate: boolean;
}

export function findNamedDay(text: string, today: string): NamedDay | null {
  const year = Number(today.slice(0, 4));
  const found = patterns.flatMap(({ pattern, dayIn }) => {
    const match = pattern.exec(text);
    const day = [dayIn(year), dayIn(year + 1)].find((one) => one >= today);
    return match && day ? [{ match, day, isDate: match.groups?.lead !== undefined }] : [];
  });
  return found.sort((a, b) => a.match.index - b.match.index)[0] ?? null;
}
