import { useTranslation } from 'react-i18next';
import { importLimits } from '#domain/import/limits.ts';
import type { LeftOut } from '#domain/import/result.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ShowMore, useShown } from './show-more.tsx';

/** Entries that become no draft, each with its reason. */
export function LeftOutList({ entries }: { entries: LeftOut[] }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { shown, rest, showMore } = useShown(entries);
  return (
    <Disclosure
      id="import-left-out"
      title={t('leftOut.title', { count: entries.length })}
      text={t('leftOut.text')}
      className="rounded-well bg-sunk px-5 py-3"
    >
      <ul className="grid gap-3 pb-2">
        {shown.map(({ title, reason, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat
          <li key={at} className="wrap-anywhere">
            <p className="text-label">{title || t('leftOut.untitled')}</p>
            <p className="text-ink-2 text-small">
              {t(`leftOut.reason.${reason}`, {
                text,
                day: isCalendarDay(text) ? formatDayShort(text, language) : text,
                limit: importLimits.entries,
              })}
            </p>
          </li>
        ))}
      </ul>
      <ShowMore rest={rest} onShow={showMore} />
    </Disclosure>
  );
}
