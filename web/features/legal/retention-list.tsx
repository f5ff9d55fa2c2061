import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period, RetentionId } from '#domain/retention/retention.ts';
import { retention, retentionGroups } from '#domain/retention/retention.ts';

/** Retention periods from the nightly job's table. */
export function RetentionList() {
  const { t } = useTranslation('legal');
  const inWords = ({ unit, count }: Period) => t(`retention.periods.${unit}`, { count });
  const ids = Object.keys(retention) as RetentionId[];
  return retentionGroups.map((group) => (
    <Fragment key={group}>
      <h3 className="mt-8 text-h4">{t(`retention.groups.${group}`)}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-[13rem_1fr]">
        {ids
          .filter((id) => retention[id].group === group)
          .map((id) => {
            const { period, ground } = retention[id];
            return (
              <Fragment key={id}>
                <dt className="font-semibold max-md:-mb-2">{t(`retention.entries.${id}.what`)}</dt>
                <dd className="first-letter:uppercase">
                  {t(`retention.entries.${id}.kept`, { period: period ? inWords(period) : '' })}
                  <span className="block text-ink-2 text-small">{t(`retention.grounds.${ground}`)}</span>
                </dd>
              </Fragment>
            );
          })}
      </dl>
    </Fragment>
  ));
}
