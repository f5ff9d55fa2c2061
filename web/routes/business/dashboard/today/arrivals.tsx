import { useTranslation } from 'react-i18next';
import { agoText } from '#web/features/today/ago-text.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import { useWalkIn } from '#web/ui/motion.ts';
import { GuestAvatar } from './guest-avatar.tsx';

/** Latest guests; without permission only this week's number. */
export function Arrivals({ today: { arrivals }, now }: { today: TodayData; now: Date }) {
  const { t } = useTranslation('today');
  const { newest, week } = arrivals;
  const walkIn = useWalkIn(newest?.map((each) => each.display_name + each.joined_at) ?? []);
  return (
    <section
      aria-label={t('arrivals.title')}
      className="flex min-w-0 flex-col border-line max-xl:mt-5 max-xl:border-t max-xl:pt-4 max-md:hidden xl:border-s xl:ps-5.5"
    >
      {newest !== null && (
        <>
          <h3 className="flex items-center gap-3 text-label">
            <span aria-hidden="true" className="size-2 rounded-full bg-tomato" />
            {t('arrivals.title')}
          </h3>
          {newest.length === 0 && <p className="mt-3 text-ink-2 text-small">{t('arrivals.none')}</p>}
          <ul className="mt-3 grid gap-1.5 md:max-xl:grid-cols-2 md:max-xl:gap-x-8">
            {newest.map(({ display_name: name, party_size: size, joined_at: joinedAt }) => (
              <li key={name + joinedAt} className="flex items-center gap-2 text-[0.9375rem]">
                <span className={walkIn(name + joinedAt)}>
                  <GuestAvatar name={name} />
                </span>
                <span className="min-w-0 flex-1 truncate font-semibold">
                  {size > 1 ? t('arrivals.party', { name, count: size - 1 }) : name}
                </span>
                <span className="shrink-0 text-ink-3 text-small tabular-nums">{agoText(joinedAt, now, t)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-auto pt-3 text-ink-2 text-small">{t('arrivals.week', { count: week })}</p>
    </section>
  );
}
