import { useTranslation } from 'react-i18next';
import { PlanDate } from '#web/art/plan-date.tsx';
import { PlanHabit } from '#web/art/plan-habit.tsx';
import { PlanMeetup } from '#web/art/plan-meetup.tsx';
import { PlanMingle } from '#web/art/plan-mingle.tsx';
import { Notice } from './notice.tsx';

/** Four kinds of plans, slightly tilted. */
const kinds = [
  { kind: 'mingle', drawing: PlanMingle, torn: 3, top: '' },
  { kind: 'meetup', drawing: PlanMeetup, torn: 1, top: 'lg:mt-7' },
  { kind: 'date', drawing: PlanDate, torn: 2, top: 'lg:mt-2' },
  { kind: 'habit', drawing: PlanHabit, torn: 4, top: 'lg:mt-9' },
] as const;

export function HomeKinds() {
  const { t } = useTranslation('home');
  return (
    <section id="plans" aria-labelledby="plans-title" className="mt-16 md:mt-28 container-page">
      <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,24rem)] lg:justify-between">
        <h2 id="plans-title" className="text-display-2">
          {t('kinds.title')}
        </h2>
        <p className="text-ink-2 text-lead">{t('kinds.lead')}</p>
      </div>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 sm:gap-5 lg:mt-12 lg:grid-cols-4 lg:items-start">
        {kinds.map(({ kind, drawing, torn, top }) => (
          <Notice
            key={kind}
            title={t(`kinds.${kind}.name`)}
            text={t(`kinds.${kind}.text`)}
            plan={t(`kinds.${kind}.plan`)}
            when={t(`kinds.${kind}.when`)}
            strip={t('kinds.strip')}
            torn={torn}
            drawing={drawing}
            className={top}
          />
        ))}
      </div>
    </section>
  );
}
