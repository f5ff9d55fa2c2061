import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ActsMenu } from './acts-menu.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import type { DeskPeople, DeskPerson } from './people-of-desk.ts';
import { useDeskPeople, useMay } from './people-of-desk.ts';
import { actsForBusiness, actsForPerson } from './person-acts.ts';
import { useActs } from './use-acts.tsx';

/** Acts about people, webhooks, jobs and the account of a customer; read when staff asks for it, since that is logged. */
export function PeopleActs({ businessId }: { businessId: string }) {
  const { t } = useTranslation('desk-acts');
  const problemText = useProblemText();
  const [isWanted, setWanted] = useState(false);
  const found = useDeskPeople(businessId, isWanted);
  return (
    <section
      aria-labelledby="people-acts"
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-card p-5 shadow-raised md:p-6"
    >
      <div>
        <h2 id="people-acts" className="text-h3">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-2 text-small">{t('lead')}</p>
      </div>
      {!isWanted && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="compact" onClick={() => setWanted(true)}>
            {t('open')}
          </Button>
          <p className="text-help text-ink-2">{t('openHelp')}</p>
        </div>
      )}
      {isWanted && found.isPending && (
        <Loading label={t('loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {found.isError && !found.data && (
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        >
          {problemText(found.error)}
        </ErrorState>
      )}
      {found.data && <Loaded businessId={businessId} found={found.data} />}
    </section>
  );
}

function Loaded({ businessId, found }: { businessId: string; found: DeskPeople }) {
  const { t } = useTranslation('desk-acts');
  const language = useLanguage();
  const may = useMay();
  const { start, dialog } = useActs([reviewQueries.deskPeople(businessId)]);
  const { closes_at: closesAt, webhooks } = found;
  return (
    <div className="grid gap-6">
      {closesAt && (
        <p role="status" className="rounded-field bg-amber-wash p-4 text-small">
          {t('closing', { when: formatInstant(closesAt, language) })}
        </p>
      )}
      <ul aria-label={t('people')} className="divide-y divide-line border-line border-y">
        {found.people.map((person) => (
          <li key={person.member_id} className="flex items-center justify-between gap-4 py-3">
            <Person person={person} />
            <ActsMenu
              label={t('actsFor', { name: person.name ?? person.email })}
              acts={actsForPerson(businessId, person)}
              onStart={start}
            />
          </li>
        ))}
      </ul>
      <div>
        <ActsMenu label={t('actsOf')} acts={actsForBusiness(businessId, found)} onStart={start} isOpenButton />
      </div>
      {webhooks.length > 0 && (
        <div>
          <h3 className="text-h4">{t('webhooks')}</h3>
          <ul aria-label={t('webhooks')} className="mt-2 divide-y divide-line border-line border-y">
            {webhooks.map((webhook) => (
              <li key={webhook.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="grid min-w-0 gap-1">
                  <span className="wrap-anywhere text-small">{webhook.url}</span>
                  <span className="flex flex-wrap items-center gap-2 text-help text-ink-2">
                    <Badge tone={webhook.is_active ? 'fir' : 'oxblood'}>
                      {t(webhook.is_active ? 'webhookOn' : 'webhookOff')}
                    </Badge>
                    {webhook.failed > 0 && t('missed', { count: webhook.failed })}
                  </span>
                </div>
                {may('run_jobs') && (!webhook.is_active || webhook.failed > 0) && (
                  <Button
                    variant="secondary"
                    size="compact"
                    onClick={() =>
                      start({
                        words: 'resume',
                        to: webhook.url,
                        send: ({ reason }, headers) =>
                          reviewApi.POST('/desk/customers/{id}/webhooks/resume', {
                            ...{ params: { path: { id: businessId } }, headers },
                            body: { webhook_id: webhook.id, reason },
                          }),
                      })
                    }
                  >
                    {t('resume')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {may('run_jobs') && <DeadJobs businessId={businessId} />}
      {dialog}
    </div>
  );
}

function Person({ person }: { person: DeskPerson }) {
  const { t } = useTranslation('desk-acts');
  const language = useLanguage();
  const { pending_address: pending, suppression, status } = person;
  const isLater = pending?.is_confirmed && pending.possible_at !== null;
  return (
    <div className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{person.name ?? person.email}</span>
        {person.is_owner && <Badge tone="outline">{t('owner')}</Badge>}
        {status !== 'active' && <Badge tone="card">{t(`status.${status}`)}</Badge>}
        {person.is_locked && <Badge tone="oxblood">{t('locked')}</Badge>}
        {suppression && <Badge tone="amber">{t(`dead.${suppression}`)}</Badge>}
      </span>
      <span className="wrap-anywhere text-help text-ink-2">
        {person.email} · {t('devices', { count: person.sessions })}
      </span>
      {pending && (
        <span className="wrap-anywhere text-help text-ink-2">
          {isLater
            ? t('pendingFrom', { email: pending.email, when: formatInstant(pending.possible_at ?? '', language) })
            : t('pending', { email: pending.email })}
        </span>
      )}
    </div>
  );
}
