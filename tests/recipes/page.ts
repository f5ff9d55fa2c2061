import type { Recipe } from './recipe.ts';
import { after, all, create, replace } from './recipe.ts';

const menuOf = (label: string, words: string, integrations: string) =>
  replace(
    `      integrations: { label: '${integrations}',`,
    `      checklist: { label: '${label}', words: '${words}' },\n      integrations: { label: '${integrations}',`,
  );
const registered = (language: string) =>
  all(
    after(
      `import { texts as businessData } from '#i18n/${language}/business-data.ts';\n`,
      `import { texts as checklist } from '#i18n/${language}/checklist.ts';\n`,
    ),
    after("  'business-data': businessData,\n", '  checklist,\n'),
  );

/** A checklist for the evening, for every member. */
export const page: Recipe = {
  heading: 'Add a page behind the login',
  edits: {
    'web/paths.ts': all(
      after("  account: '/business/account',\n", "  checklist: '/business/checklist',\n"),
      after(
        "  { name: 'account', to: paths.account, requires: 'active', isInBar: false },\n",
        "  { name: 'checklist', to: paths.checklist, requires: 'active', isInBar: false },\n",
      ),
    ),
    'web/routes.ts': after(
      "    route(paths.account, 'routes/business/account.tsx'),\n",
      "    route(paths.checklist, 'routes/business/checklist.tsx'),\n",
    ),
    'web/routes/business/checklist.tsx': create(
      [
        "import { useTranslation } from 'react-i18next';",
        "import { useMembership } from '#web/member/use-membership.ts';",
        "import type { PageHandle } from '#web/shell/page-handle.ts';",
        "import { PageHead } from '#web/shell/page-head.tsx';",
        '',
        "export const handle = { hydrate: 'at-once', texts: ['checklist', 'problems'] } satisfies PageHandle;",
        '',
        '/** The steps before the doors open. */',
        'export default function ChecklistRoute() {',
        "  const { t } = useTranslation('checklist');",
        '  const membership = useMembership();',
        '  return (',
        '    <div className="container-page grid gap-6 pt-6 pb-16">',
        "      <PageHead title={t('head')} description={t('description')} isPrivate />",
        '      <h1 className="text-h1">{t(\'title\')}</h1>',
        '      <p>{membership?.company_name}</p>',
        '    </div>',
        '  );',
        '}',
        '',
      ].join('\n'),
    ),
    'i18n/de/checklist.ts': create(`/** Texts of the checklist. */
export const texts = {
  head: 'Checkliste',
  title: 'Vor dem Einlass',
  description: 'Was zu tun ist, bevor die Tür aufgeht.',
} as const;
`),
    'i18n/en/checklist.ts': create(`/** Texts of the checklist. */
export const texts = {
  head: 'Checklist',
  title: 'Before doors open',
  description: 'The steps before the door opens.',
} as const;
`),
    'i18n/de.ts': registered('de'),
    'i18n/en.ts': registered('en'),
    'i18n/de/app.ts': menuOf('Checkliste', 'aufgaben', 'Website, API und Webhooks'),
    'i18n/en/app.ts': menuOf('Checklist', 'tasks', 'Website, API and webhooks'),
    'web/features/palette/places.ts': after('  account: UserRound,\n', '  checklist: Store,\n'),
  },
};
