import type { Recipe } from './recipe.ts';
import { after, all } from './recipe.ts';

/** Events get a dress code. */
export const eventField: Recipe = {
  heading: 'Add a field of an event',
  edits: {
    'domain/events/limits.ts': after('  locationLength: 200,\n', '  dressCodeLength: 60,\n'),
    'contract/shared/event-fields.ts': all(
      after(
        '    location: line(eventLimits.locationLength),\n',
        '    dress_code: line(eventLimits.dressCodeLength),\n',
      ),
      after('  location: z.string(),\n', '  dress_code: z.string(),\n'),
    ),
    'contract/shared/event-example.ts': after("  event_type: 'event',\n", "  dress_code: 'Abendgarderobe',\n"),
    'database/schema/events.ts': after(
      '    location: text().notNull(),\n',
      "    dressCode: text().notNull().default(''),\n",
    ),
    'server/modules/events/events/event-content.ts': after(
      "  location: column('location', ''),\n",
      "  dress_code: column('dressCode', ''),\n",
    ),
    'server/modules/guests/app-gateway/queries.ts': after(
      '  location: events.location,\n',
      '  dressCode: events.dressCode,\n',
    ),
    'web/features/events/event/event-draft.ts': after('  location: text,\n', '  dress_code: text,\n'),
    'web/features/events/event/field-labels.ts': after(
      "  location: 'fields.place',\n",
      "  dress_code: 'fields.dressCode',\n",
    ),
    'web/features/events/event-form/basics.tsx': after(
      '        <PointField form={form} />\n',
      `        <TextInput
          {...form.register('dress_code')}
          label={t('fields.dressCode')}
          maxLength={eventLimits.dressCodeLength}
          autoComplete="off"
        />
`,
    ),
    'web/features/events/event/notice/notice.tsx': after(
      `      <Line icon={MapPin}>
        <b>{place}</b>
      </Line>
`,
      "      {event.dress_code && <Line>{t('dressCode', { code: event.dress_code })}</Line>}\n",
    ),
    'tests/support/guest-pages.ts': after(
      "  location: 'Weserstraße 104, 12047 Berlin',\n",
      "  dress_code: 'Abendgarderobe',\n",
    ),
    'i18n/de/events.ts': after("    point: 'Genauer Punkt',\n", "    dressCode: 'Dresscode',\n"),
    'i18n/en/events.ts': after("    point: 'Exact spot',\n", "    dressCode: 'Dress code',\n"),
    'i18n/de/pages/api-fields.ts': after(
      "    views_by_day: 'Aufrufe an jedem Tag der Woche, ab Sonntag.',\n",
      "    dress_code: 'Was man anziehen soll.',\n",
    ),
    'i18n/en/pages/api-fields.ts': after(
      "    views_by_day: 'Views on each day of the week, from Sunday on.',\n",
      "    dress_code: 'What to wear.',\n",
    ),
    'i18n/de/guests.ts': after("  begins: 'Los geht’s',\n", "  dressCode: 'Dresscode: {{code}}',\n"),
    'i18n/en/guests.ts': after("  begins: 'Starts',\n", "  dressCode: 'Dress code: {{code}}',\n"),
  },
};
