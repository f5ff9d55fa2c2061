import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { SectionCard } from './section-card.tsx';

const parts = { sdk: '@dabei/sdk', cli: 'dabei', wordpress: 'WordPress', n8n: 'n8n', agents: 'MCP' } as const;

/** Ready-made parts for integrators; the documentation has their tasks. */
export function Kit() {
  const { t } = useTranslation('integrations');
  return (
    <SectionCard isFolded id="kit" title={t('kit.title')} text={null}>
      <p>{t('kit.text')}</p>
      <dl className="grid gap-3">
        {Object.entries(parts).map(([part, name]) => (
          <div key={part} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-mono font-semibold">{name}</dt>
            <dd>{t(`kit.${part as keyof typeof parts}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`${paths.api}#tasks`} className="target-44 text-link">
          {t('kit.docs')}
        </a>
      </p>
    </SectionCard>
  );
}
