import { getHolidays } from 'feiertagejs';
import type { Land } from '#domain/hours/lands.ts';
import { addDays } from '#domain/shared/calendar.ts';

const names = {
  new_year: { de: 'Neujahr', en: 'New Year’s Day' },
  epiphany: { de: 'Heilige Drei Könige', en: 'Epiphany' },
  womens_day: { de: 'Frauentag', en: 'International Women’s Day' },
  good_friday: { de: 'Karfreitag', en: 'Good Friday' },
  easter_sunday: { de: 'Ostersonntag', en: 'Easter Sunday' },
  easter_monday: { de: 'Ostermontag', en: 'Easter Monday' },
  labour_day: { de: 'Tag der Arbeit', en: 'Labour Day' },
  ascension_day: { de: 'Christi Himmelfahrt', en: 'Ascension Day' },
  whit_sunday: { de: 'Pfingstsonntag', en: 'Whit Sunday' },
  whit_monday: { de: 'Pfingstmontag', en: 'Whit Monday' },
  corpus_christi: { de: 'Fronleichnam', en: 'Corpus Christi' },
  assumption_day: { de: 'Mariä Himmelfahrt', en: 'Assumption Day' },
  childrens_day: { de: 'Weltkindertag', en: 'World Children’s Day' },
  unity_day: { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' },
  reformation_day: { de: 'Reformationstag', en: 'Reformation Day' },
  all_saints: { de: 'Allerheiligen', en: 'All Saints’ Day' },
  repentance_day: { de: 'Buß- und Bettag', en: 'Day of Repentance and Prayer' },
  christmas_day: { de: '1. Weihnachtstag', en: 'Christmas Day' },
  second_christmas_day: { de: '2. Weihnachtstag', en: 'Second Day of Christmas' },
} as const;
type HolidayKey = keyof typeof names;

const keys: Record<string, HolidayKey> = {
  NEUJAHRSTAG: 'new_year',
  HEILIGEDREIKOENIGE: 'epiphany',
  WELTFRAUENTAG: 'womens_day',
  KARFREITAG: 'good_friday',
  OSTERSONNTAG: 'easter_sunday',
  OSTERMONTAG: 'easter_monday',
  TAG_DER_ARBEIT: 'labour_day',
  CHRISTIHIMMELFAHRT: 'ascension_day',
  PFINGSTSONNTAG: 'whit_sunday',
  PFINGSTMONTAG: 'whit_monday',
  FRONLEICHNAM: 'corpus_christi',
  MARIAHIMMELFAHRT: 'assumption_day',
  WELTKINDERTAG: 'childrens_day',
  DEUTSCHEEINHEIT: 'unity_day',
  REFORMATIONSTAG: 'reformation_day',
  ALLERHEILIGEN: 'all_saints',
  BUBETAG: 'repentance_day',
  ERSTERWEIHNACHTSFEIERTAG: 'christmas_day',
  ZWEITERWEIHNACHTSFEIERTAG: 'second_christmas_day',
};

export interface Holiday {
  date: string;
  de: string;
  en: string;
}

const years = new Map<string, Holiday[]>();
const MOST_YEARS = 500;

function holidaysOfYear(land: Land, year: number): Holiday[] {
  const known = years.get(`${land}${year}`);
  if (known) return known;
  const found = getHolidays(year, land).flatMap(({ name, date }) => {
    const key = keys[name];
    // The library's date text depends on the machine's time zone.
    return key ? [{ date: date.toISOString().slice(0, 10), ...names[key] }] : [];
  });
  if (years.size >= MOST_YEARS) years.clear();
  years.set(`${land}${year}`, found);
  return found;
}

export function holidayOn(land: Land, day: string): Holiday | undefined {
  return holidaysOfYear(land, Number(day.slice(0, 4))).find(({ date }) => date === day);
}

/** Holidays of the next twelve months, soonest first. */
export function comingHolidays(land: Land, today: string): Holiday[] {
  const [year, last] = [Number(today.slice(0, 4)), addDays(today, 364)];
  return [year, year + 1]
    .flatMap((each) => holidaysOfYear(land, each))
    .filter(({ date }) => today <= date && date <= last);
}
