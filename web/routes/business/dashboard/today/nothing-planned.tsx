import { Plus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { formatWeekday } from '#i18n/format.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, createLikePath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/panel.tsx';
import { PeopleIn } from './people.tsx';
import type { TodayData } from './use-today.ts';

/** In place of a ticket: the way to the next event, begun with the last one where there was one. */
export function NothingPlanned({ template }: Pick<TodayData, 'template'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const mayCreate = usePermission('create_events');
  const overlay = { state: overlayState, preventScrollReset: true };
  const weekday = template ? formatWeekday(template.event_date, language) : '';
  const isLately = template !== null && template.event_date >= addDays(berlinDay(new Date()), -7);
  return (
    <Card className="flex flex-col justify-center gap-2 md:min-h-82 md:p-10">
      <PeopleIn joined={0} max={1} figures={5} className="mb-3 w-24!" />
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
    </Card>
  );
}
