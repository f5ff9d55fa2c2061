import type { Recipe } from './recipe.ts';
import { all, replace } from './recipe.ts';

/** The door list opens a day before the event instead of twelve hours. */
export const rule: Recipe = {
  heading: 'Change a rule',
  edits: {
    'domain/door/door-hours.ts': replace('before: 12, after: 12', 'before: 24, after: 12'),
    'domain/door/door-hours.test.ts': all(
      replace('begin and end twelve hours around', 'begin a day before and end twelve hours after'),
      replace("toBe('2026-12-09T07:00:00.000Z')", "toBe('2026-12-08T19:00:00.000Z')"),
    ),
    'docs/domain/door.md': replace('From twelve hours before an event', 'From a day before an event'),
    'i18n/de/problems.ts': replace(
      'Die Türliste gibt es ab zwölf Stunden vor dem Event.',
      'Die Türliste gibt es ab einem Tag vor dem Event.',
    ),
    'i18n/en/problems.ts': replace(
      'The door list opens twelve hours before the event.',
      'The door list opens a day before the event.',
    ),
  },
};
