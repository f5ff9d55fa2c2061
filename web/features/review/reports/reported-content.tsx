import { useTranslation } from 'react-i18next';
import { berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant, formatInstantDay, formatTimeRange } from '#i18n/format.ts';
import { mediaAddress, THIS_HOST } from '#web/api/media-address.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { ReportCase } from './use-reports.ts';

type Content = NonNullable<ReportCase['reported']>;

const DAY_MS = 86_400_000;

/** One evening is one day with its hours. */
function spanOf({ starts_at: start, ends_at: end }: Content, language: Language): string {
  if (!start || !end) return start ? formatInstant(start, language) : '';
  const [from, to] = [new Date(start), new Date(end)];
  if (to.getTime() - from.getTime() > DAY_MS)
    return `${formatInstant(from, language)} – ${formatInstant(to, language)}`;
  const hours = formatTimeRange(berlinTimeOfDay(from), berlinTimeOfDay(to), language);
  return `${formatInstantDay(from, language)}, ${hours}`;
}

const fields = ['name', 'description', 'place', 'when', 'link', 'contact', 'tags', 'visible'] as const;
type FieldName = (typeof fields)[number];

/** Content when first reported and today, with differences marked. */
export function ReportedContent({ report }: { report: ReportCase }) {
  const { t } = useTranslation('reports');
  const { reported, current, target_kind: kind } = report;
  const textOf = useContentText();
  const before = reported && textOf(reported);
  const now = current && textOf(current);
  const changed = fields.filter((field) => before && now && before[field] !== now[field]);
  const pictures = [reported, current].map((content) => content?.picture_urls.join(' '));
  const isSame = Boolean(before && now) && changed.length === 0 && pictures[0] === pictures[1];
  return (
    <section aria-labelledby="content" className="grid gap-4">
      <h2 id="content" className="text-h3">
        {t('content.title')}
      </h2>
      {kind === 'unknown' ? (
        <p>{t('content.unknown')}</p>
      ) : (
        <>
          {before && now && <p className="text-ink-2">{t(isSame ? 'content.same' : 'content.changed')}</p>}
          <div className="grid gap-6 md:grid-cols-2">
            {!isSame && (
              <Side title={t('content.reported')} content={reported} words={before} missing={t('content.forgotten')} />
            )}
            <Side
              title={t('content.current')}
              content={current}
              words={now}
              changed={changed}
              missing={t('content.gone')}
            />
          </div>
        </>
      )}
    </section>
  );
}

function useContentText() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return (content: Content): Record<FieldName, string> => ({
    name: content.name,
    description: content.description,
    place: content.place,
    when: spanOf(content, language),
    link: content.link ?? '',
    contact: content.contact ?? '',
    tags: content.tags.join(', '),
    visible: t(content.is_public ? 'content.yes' : 'content.no'),
  });
}

interface SideProps {
  title: string;
  content: Content | null;
  words: Record<FieldName, string> | null;
  changed?: readonly FieldName[];
  /** Placeholder. */
  missing: string;
}

function Side({ title, content, words, changed = [], missing }: SideProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (!content || !words) {
    return (
      <div className="min-w-0">
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 text-ink-2">{missing}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <h3 className="text-h4">{title}</h3>
      <p className="text-help text-ink-3">{formatInstant(content.taken_at, language)}</p>
      <dl className="mt-3 grid gap-3">
        {fields
          .filter((field) => words[field] !== '' || changed.includes(field))
          .map((field) => (
            <div key={field}>
              <dt className="flex flex-wrap items-center gap-2 font-semibold text-ink-2 text-small">
                {t(`content.fields.${field}`)}
                {changed.includes(field) && <Badge tone="amber">{t('content.differs')}</Badge>}
              </dt>
              <dd className="wrap-anywhere whitespace-pre-line">{words[field] || t('content.none')}</dd>
            </div>
          ))}
      </dl>
      {content.picture_urls.length > 0 && (
        <ul aria-label={t('content.fields.pictures')} className="mt-4 flex flex-wrap gap-2">
          {content.picture_urls.map((url, index) => (
            <li key={url}>
              <img
                src={mediaAddress(url, THIS_HOST)}
                alt={t('content.picture', { number: index + 1 })}
                className="h-28 w-auto rounded-badge"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
