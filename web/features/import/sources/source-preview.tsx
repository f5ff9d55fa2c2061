import { useTranslation } from 'react-i18next';
import { formatDayBrief, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { SourcePreview } from './use-sources.ts';

/** Rows that are named. */
const SHOWN = 5;

export function PreviewOfSource({ preview }: { preview: SourcePreview }) {
  const { t } = useTranslation('import-sources');
  const language = useLanguage();
  const rows = preview.rows.filter(({ status }) => status !== 'left_out');
  const known = rows.filter(({ status }) => status === 'known').length;
  const leftOut = preview.left_out.length + (preview.rows.length - rows.length);
  if (rows.length === 0) return <p className="text-ink-2">{t('add.empty')}</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5">
        {rows.slice(0, SHOWN).map(({ number, event }) => (
          <li key={number} className="wrap-anywhere">
            <span className="text-label">{event.title || t('preview.untitled')}</span>{' '}
            <span className="text-ink-2 text-small tabular-nums">
              {event.event_date && formatDayBrief(event.event_date, language)}
              {event.start_time && `, ${formatTime(event.start_time, language)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">
        {[
          rows.length > SHOWN && t('preview.more', { count: rows.length - SHOWN }),
          known > 0 && t('preview.known', { count: known }),
          leftOut > 0 && t('preview.leftOut', { count: leftOut }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
