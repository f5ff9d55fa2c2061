import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { formatInstant } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { readsOf } from '#web/api/read.ts';
import { session } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Laptop } from '#web/ui/icons/laptop.ts';
import { Smartphone } from '#web/ui/icons/smartphone.ts';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

const isPhone = (system: string) => /iPhone|iPad|iOS|Android/.test(system);

/** The typed client of a person or a reviewer. */
type Client = typeof api;
type SessionRow = ApiAnswer<'listSessions'>['data'][number];

const sessionsOf = (client: Client) => (client === api ? queries.sessions : readsOf(client).read('/auth/sessions'));

/** Devices before the list is expanded. */
const FIRST = 4;

type SessionListProps = {
  client?: Client;
  /** Called when this browser's session has ended. */
  onEnded?: () => void;
};

/** Sessions of the person; others can be ended singly or together. */
export function SessionList({ client = api, onEnded = session.end }: SessionListProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const rows = useQuery(sessionsOf(client));
  const [isWhole, setWhole] = useState(false);

  if (rows.isPending) {
    return (
      <Loading label={t('sessions.loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!rows.data) {
    return (
      <ErrorState
        title={t('sessions.loadFailed', { message: problemText(rows.error) })}
        retryLabel={t('sessions.retry')}
        onRetry={() => void rows.refetch()}
        busy={rows.isFetching}
      />
    );
  }
  const all = rows.data.data;
  const shown = isWhole ? all : all.slice(0, FIRST);
  return (
    <div className="grid justify-items-start gap-4">
      <EndEverywhere client={client} onEnded={onEnded} />
      <ul className="w-full divide-y divide-line border-line border-y">
        {shown.map((row) => (
          <li key={row.id}>
            <SessionEntry client={client} row={row} />
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button variant="secondary" size="compact" onClick={() => setWhole(true)}>
          {t('sessions.all', { count: all.length })}
        </Button>
      )}
    </div>
  );
}

function SessionEntry({ client, row }: { client: Client; row: SessionRow }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const device = deviceName(row.user_agent);
  const name = device ? t('sessions.device', device) : t('sessions.unknownDevice');
  const end = useAction({
    call: () => client.DELETE('/auth/sessions/{id}', { params: { path: { id: row.id } } }),
    done: () => t('sessions.ended'),
    failed: (message) => t('sessions.endFailed', { message }),
    stale: [sessionsOf(client)],
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-field bg-sunk">
        <Icon of={device && isPhone(device.system) ? Smartphone : Laptop} />
      </span>
      <div className="grid flex-[1_1_12rem] gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {row.is_current && <Badge tone="fir">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-ink-2 text-small">
          {t('sessions.lastUsed', { when: formatInstant(row.last_used_at, language) })}
          <span className="sr-only">{t('sessions.since', { when: formatInstant(row.created_at, language) })}</span>
          {row.country && (
            <>
              <br />
              {t('sessions.place', {
                place: new Intl.DisplayNames(language, { type: 'region' }).of(row.country) ?? '',
              })}
            </>
          )}
        </p>
      </div>
      {!row.is_current && (
        <div className="@max-[28rem]:w-full @max-[28rem]:ps-15">
          <Button
            variant="secondary"
            size="compact"
            busy={end.isPending}
            onClick={() => end.mutate()}
            aria-label={t('sessions.endNamed', { device: name })}
          >
            {t('sessions.end')}
          </Button>
        </div>
      )}
    </div>
  );
}

function EndEverywhere({ client, onEnded }: Required<SessionListProps>) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const end = useAction({
    call: () => client.DELETE('/auth/sessions'),
    done() {
      onEnded();
    },
    failed(message) {
      setAsking(false);
      return t('sessions.endFailed', { message });
    },
  });
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
        {t('sessions.everywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => end.mutate()}
        busy={end.isPending}
        title={t('sessions.question')}
        cancelLabel={t('sessions.cancel')}
        confirmLabel={t('sessions.everywhere')}
      >
        {t('sessions.questionText')}
      </ConfirmDialog>
    </>
  );
}
