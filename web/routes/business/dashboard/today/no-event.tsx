import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { formatWeekday } from '#i18n/format.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import type { TodayData } from '#web/features/today/use-today.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, createLikePath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts';
import { Card } from '#web/ui/panel.tsx';

/** Replaces a missing ticket; starts a new event, prefilled from the last. */
export function NoEvent({ template }: Pick<TodayData, 'template'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const mayCreate = usePermission('create_events');
  const overlay = { state: overlayState, preventScrollReset: true };
  const weekday = template ? formatWeekday(template.event_date, language) : '';
  const isLately = template !== null && template.event_date >= addDays(berlinDay(new Date()), -7);
  return (
    <Card className="grid content-center gap-x-8 gap-y-4 md:min-h-82 md:grid-cols-[minmax(0,1fr)_20rem] md:items-end md:p-10">
      <EmptyScene of="board" className="h-28 w-44 md:order-last md:h-52 md:w-80" />
      <div className="grid content-center gap-2 md:self-center">
        <h2 className="text-h2-panel">{t('empty.title')}</h2>
        <p className="text-ink-2">{t('empty.text')}</p>
        {mayCreate && (
          <div className="mt-3 flex flex-wrap gap-3">
            {template && (
              <ButtonLink
                {...overlay}
                to={createLikePath(template.id)}
                variant="on-color"
                icon={RotateCcw}
                aria-label={isLately ? t('empty.againLabel', { weekday, title: template.title }) : undefined}
              >
                {isLately ? t('empty.again', { weekday }) : t('empty.likeLast', { title: template.title })}
              </ButtonLink>
            )}
            <ButtonLink {...overlay} to={createEventPath} variant="secondary" icon={Plus}>
              {t('empty.create')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
