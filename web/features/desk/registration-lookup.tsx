import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import type { DeskAct } from './desk-act.ts';
import { useMay } from './people-of-desk.ts';
import { useActs } from './use-acts.tsx';

type Found = ApiAnswer<'listDeskRegistrations'>;
type Registration = Found['data'][number];

/** Registrations of an address that wait, its mails, and help. */
export function RegistrationLookup({ email }: { email: string }) {
  const { t } = useTranslation('desk-acts', { keyPrefix: 'registrations' });
  const problemText = useProblemText();
  const found = useQuery(reviewQueries.deskRegistrations(email));
  if (found.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('search')}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {problemText(found.error)}
      </ErrorState>
    );
  }
  return <FoundRegistrations email={email} found={found.data} />;
}

function FoundRegistrations({ email, found }: { email: string; found: Found }) {
  const { t } = useTranslation('desk-acts');
  const may = useMay();
  const language = useLanguage();
  const { start, dialog } = useActs([reviewQueries.deskRegistrations(email)]);
  const { suppression } = found;
  return (
    <div className="grid gap-6">
      {suppression && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-amber-wash p-4"
        >
          <p className="wrap-anywhere text-small">{t('registrations.suppressed', { reason: suppression.reason })}</p>
          {may('write_notes') && (
            <Button
              variant="secondary"
              size="compact"
              onClick={() =>
                start({
                  words: 'mailable',
                  to: email,
                  isInside: true,
                  send: ({ reason }) => reviewApi.POST('/review/mails/lift', { body: { email, reason } }),
                })
              }
            >
              {t('acts.mailable.submit')}
            </Button>
          )}
        </div>
      )}
      {found.has_account && <p>{t('registrations.account')}</p>}
      {found.is_limited && <p className="text-small">{t('registrations.limited')}</p>}
      {found.data.length === 0 && !found.has_account && (
        <div>
          <h2 className="text-h4">{t('registrations.none')}</h2>
          <p className="mt-1 text-ink-2">{t('registrations.noneText')}</p>
        </div>
      )}
      {found.data.map((registration) => (
        <Waiting
          key={registration.id}
          registration={registration}
          onStart={start}
          isLimited={found.is_limited || registration.wrong_codes > 0}
        />
      ))}
      <div>
        <h2 className="text-h4">{t('registrations.mails')}</h2>
        {found.mails.length === 0 ? (
          <p className="mt-1 text-ink-2">{t('registrations.noMails')}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {found.mails.map((mail) => (
              <li key={mail.id} className="grid gap-x-6 gap-y-1 py-3 text-small sm:grid-cols-[14rem_1fr]">
                <span className="text-ink-2">{formatInstant(mail.created_at, language)}</span>
                <span className="wrap-anywhere">
                  {t(`registrations.mailState.${mail.state}`)}
                  {mail.reason && ` – ${mail.reason}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {dialog}
    </div>
  );
}

type WaitingProps = { registration: Registration; isLimited: boolean; onStart: (act: DeskAct) => void };

function Waiting({ registration, isLimited, onStart }: WaitingProps) {
  const { t } = useTranslation('desk-acts');
  const may = useMay();
  const language = useLanguage();
  const { id, email, company_name: name, contact_person: person, state } = registration;
  const params = { path: { id } };
  const acts: { words: 'code' | 'move' | 'forgive'; isShown: boolean; act: DeskAct }[] = [
    {
      words: 'code',
      isShown: may('send_mails'),
      act: {
        words: 'code',
        to: email,
        isInside: true,
        send: ({ reason }, headers) =>
          reviewApi.POST('/desk/registrations/{id}/code', { params, headers, body: { reason } }),
      },
    },
    {
      words: 'move',
      isShown: may('correct_addresses'),
      act: {
        words: 'move',
        to: email,
        fields: ['email', 'proof'],
        isInside: true,
        send: ({ reason, email: right, proof }, headers) =>
          reviewApi.POST('/desk/registrations/{id}/address', {
            ...{ params, headers },
            body: { email: right, proof, reason },
          }),
      },
    },
    {
      words: 'forgive',
      isShown: may('lift_locks') && isLimited,
      act: {
        words: 'forgive',
        to: email,
        isInside: true,
        send: ({ reason }, headers) =>
          reviewApi.POST('/desk/registrations/{id}/lift', { params, headers, body: { reason } }),
      },
    },
  ];
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere text-h4">{name}</h2>
        <Badge tone={state === 'waiting' ? 'fir' : 'amber'}>{t(`registrations.state.${state}`)}</Badge>
      </div>
      <p className="text-ink-2 text-small">
        {t('registrations.since', {
          name: person,
          at: formatInstant(registration.created_at, language),
          until: formatInstant(registration.expires_at, language),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        {acts
          .filter(({ isShown }) => isShown)
          .map(({ words, act }) => (
            <Button key={words} variant="secondary" size="compact" onClick={() => onStart(act)}>
              {t(`acts.${words}.name`)}
            </Button>
          ))}
      </div>
    </Card>
  );
}
