import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/panel.tsx';
import type { GroupId } from './group-ids.ts';
import type { ComponentName, Specimens } from './specimen.tsx';

/** A group's components with links, files, usage and states. */
export function Group({ id, specimens }: { id: GroupId; specimens: Specimens }) {
  const { t } = useTranslation('kit');
  const entries = Object.entries(specimens) as [ComponentName, ComponentType][];
  const label = t(`groups.${id}`);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="scroll-mt-4 text-h2">
        {label}
      </h2>
      <nav aria-label={t('inGroup', { group: label })}>
        <ul className="flex flex-wrap gap-x-4">
          {entries.map(([name]) => (
            <li key={name}>
              <a href={`#${name}`} className="flex min-h-11 min-w-11 items-center text-link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {entries.map(([name, States]) => (
        <article key={name} aria-labelledby={name}>
          <Card className="grid gap-5">
            <div className="grid gap-1">
              <h3 id={name} className="scroll-mt-4 wrap-anywhere text-h4">
                web/ui/{name}.tsx
              </h3>
              <p className="max-w-text text-ink-2">{t(`use.${name}`)}</p>
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2">
              <States />
            </div>
          </Card>
        </article>
      ))}
    </section>
  );
}
