import { useTranslation } from 'react-i18next';

export const sections = ['addresses', 'embed', 'keys', 'webhooks'] as const;

/** The parts of the page by name: beside it where there is room, above it elsewhere. */
export function SectionLinks({ shown }: { shown: readonly (typeof sections)[number][] }) {
  const { t } = useTranslation('integrations');
  return (
    <nav aria-label={t('sections.label')} className="lg:sticky lg:top-6">
      <ul className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:grid lg:gap-1">
        {shown.map((name) => (
          <li key={name} className="shrink-0">
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center rounded-field px-4 font-semibold text-[0.9375rem] hover:bg-sunk max-lg:bg-card max-lg:shadow-raised"
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
