import type { Recipe } from './recipe.ts';
import { after, all } from './recipe.ts';

/** Events get a dress code. */
export const eventField: Recipe = {
  heading: 'Add a field of an event',
  edits: {
    'domain/events/event-fields.ts': after(
      "  location: { kind: 'line', blank: '', max: 200 },\n",
      "  dress_code: { kind: 'line', blank: '', max: 60 },\n",
    ),
    'contract/shared/event-example.ts': after("  event_type: 'event',\n", "  dress_code: 'Abendgarderobe',\n"),
    'database/schema/events.ts': after(
      '    location: text().notNull(),\n',
      "    dressCode: text().notNull().default(''),\n",
    ),
    'web/features/events/event-form/when-row.tsx': all(
      after(
        "import { useTranslation } from 'react-i18next';\n",
        "import { publicFields } from '#domain/events/event-fields.ts';\n",
      ),
      after(
        "import { CalendarSync } from '#web/ui/icons/calendar-sync.ts';\n",
        "import { TextInput } from '#web/ui/text-input.tsx';\n",
      ),
      after(
        '      <PointField form={form} />\n',
        `      <TextInput
        {...form.register('dress_code')}
        label={t('fields.dress_code')}
        maxLength={publicFields.dress_code.max}
        autoComplete="off"
      />
`,
      ),
    ),
    'web/features/events/event/notice/notice.tsx': after(
      `      <Line icon={MapPin}>
        <b>{place}</b>
      </Line>
`,
      "      {event.dress_code && <Line>{t('fields.dress_code', { code: event.dress_code })}</Line>}\n",
    ),
    'i18n/de/parts/event-fields.ts': all(
      after("  point: 'Genauer Punkt',\n", "  dress_code: 'Dresscode',\n"),
      after("  location: 'Wo es stattfindet, in Worten.',\n", "  dress_code: 'Was man anziehen soll.',\n"),
      after('export const guestWords = {\n', "  dress_code: 'Dresscode: {{code}}',\n"),
    ),
    'i18n/en/parts/event-fields.ts': all(
      after("  point: 'Exact spot',\n", "  dress_code: 'Dress code',\n"),
      after("  location: 'Where it takes place, in words.',\n", "  dress_code: 'What to wear.',\n"),
      after(
        'export const guestWords: TextsLike<typeof source.guestWords> = {\n',
        "  dress_code: 'Dress code: {{code}}',\n",
      ),
    ),
  },
};
