import { useTranslation } from 'react-i18next';
import { formatDay, formatInstantDay } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type Lists = NonNullable<ApiAnswer<'listLegalDocuments'>['processors']>;

/** The processors of the contract on guests' data, with the lists before. */
export function ProcessorLists({ lists }: { lists: Lists }) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { since, list, object_until: until, earlier } = lists;
  return (
    <details className="text-small">
      <summary className="target-44 inline-flex list-none underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('processors.title', { day: formatInstantDay(since, language) })}
      </summary>
      {until && <p className="mt-1 font-semibold">{t('processors.object', { day: formatDay(until, language) })}</p>}
      <Names list={list} />
      {earlier.map((former) => (
        <div key={former.version} className="mt-3">
          <h4 className="font-semibold">
            {t('processors.earlier', { day: formatInstantDay(former.since, language) })}
          </h4>
          <Names list={former.list} />
        </div>
      ))}
    </details>
  );
}

function Names({ list }: { list: Lists['list'] }) {
  const { t } = useTranslation('documents');
  if (list.length === 0) return <p className="mt-1 text-ink-2">{t('processors.none')}</p>;
  return (
    <ul className="mt-1 grid gap-1 text-ink-2">
      {list.map(({ name, address, task }) => (
        <li key={name} className="wrap-anywhere">
          {name}, {address}: {task}
        </li>
      ))}
    </ul>
  );
}
