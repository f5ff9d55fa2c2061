import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Measure } from './stated.ts';
import { stateOf } from './stated.ts';

const tones: Record<ReturnType<typeof stateOf>, BadgeTone> = {
  announced: 'amber',
  in_force: 'oxblood',
  lifted: 'fir',
  expired: 'sunk',
  complaint_upheld: 'fir',
};

export function MeasureHead({ measure, id }: { measure: Measure; id: string }) {
  const { t } = useTranslation('measures');
  const state = stateOf(measure);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h3 id={id} className="wrap-anywhere text-h4">
        {t(`kinds.${measure.kind}.name`)}
        {measure.event_title !== null && `: ${measure.event_title}`}
      </h3>
      <Badge tone={tones[state]}>{t(`page.state.${state}`)}</Badge>
    </div>
  );
}
