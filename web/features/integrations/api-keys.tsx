import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { scopeTexts } from './scope-texts.ts';
import { SecretOnce } from './secret-once.tsx';
import type { ApiKey, NewApiKey } from './use-api-keys.ts';
import { staleKeys, useApiKeys } from './use-api-keys.ts';

/** The keys of the business: create one, see it once, revoke it. */
export function ApiKeys() {
  const { t } = useTranslation('integrations');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewApiKey | null>(null);

  function show(key: NewApiKey) {
    setCreating(false);
    setCreated(key);
  }

  return (
    <section aria-labelledby="keys" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="keys" className="text-h2-panel">
          {t('keys.title')}
        </h2>
        <Button variant="secondary" onClick={() => setCreating(true)} className="max-sm:w-full">
          {t('keys.create')}
        </Button>
      </div>
      {created && (
        <SecretOnce
          key={created.id}
          title={t('newKey.shownTitle', { name: created.name })}
          text={t('newKey.shownText')}
          label={t('newKey.label')}
          secret={created.key}
          onDone={() => setCreated(null)}
        />
      )}
      <KeyList onRevoked={(id) => id === created?.id && setCreated(null)} />
      <NewKeyDialog isOpen={isCreating} onClose={() => setCreating(false)} onCreated={show} />
    </section>
  );
}

function KeyList({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const keys = useApiKeys();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  if (keys.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!keys.data) {
    return (
      <ErrorState
        title={t('keys.loadFailed', { message: problemText(keys.error) })}
        retryLabel={t('retry')}
        onRetry={() => void keys.refetch()}
        busy={keys.isFetching}
      />
    );
  }
  const { data, requests_per_minute: count } = keys.data;
  return (
    <>
      <p className="text-ink-2">{t('keys.rate', { count })}</p>
      {data.length === 0 ? (
        <EmptyState title={t('keys.empty')}>{t('keys.emptyText')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((key) => (
            <KeyRow key={key.id} row={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      <RevokeDialog row={revoking} onClose={() => setRevoking(null)} onRevoked={onRevoked} />
    </>
  );
}

function KeyRow({ row, onRevoke }: { row: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const day = (instant: string) => formatInstantDay(instant, language);
  const isExpired = row.expires_at !== null && new Date(row.expires_at) <= new Date();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{row.name}</span>
          {isExpired && <Badge tone="oxblood">{t('keys.expired')}</Badge>}
        </p>
        <p className="font-mono text-small">{row.prefix}…</p>
        <p className="text-ink-2 text-small">
          {t('keys.created', { when: day(row.created_at) })},{' '}
          {row.last_used_at ? t('keys.lastUsed', { when: day(row.last_used_at) }) : t('keys.neverUsed')}
          {row.expires_at && !isExpired && `, ${t('keys.expires', { when: day(row.expires_at) })}`}
          {row.allowed_addresses.length > 0 &&
            `, ${t('keys.boundTo', { addresses: row.allowed_addresses.join(', ') })}`}
        </p>
        <p className="text-small">{row.scopes.map((scope) => t(`scope.${scopeTexts[scope]}`)).join(' · ')}</p>
      </div>
      <Button
        variant="danger-quiet"
        size="compact"
        aria-label={t('keys.revokeNamed', { name: row.name })}
        onClick={onRevoke}
      >
        {t('keys.revoke')}
      </Button>
    </li>
  );
}

type RevokeDialogProps = { row: ApiKey | null; onClose: () => void; onRevoked: (id: string) => void };

function RevokeDialog({ row, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('integrations');
  const shown = useLatest(row);
  const revocation = useAction({
    call: (id: string) => api.DELETE('/api-keys/{id}', { params: { path: { id } } }),
    done(_, id) {
      onRevoked(id);
      onClose();
      return t('revoke.done');
    },
    failed(message) {
      onClose();
      return t('revoke.failed', { message });
    },
    stale: staleKeys,
  });
  return (
    <ConfirmDialog
      open={row !== null}
      onCancel={onClose}
      onConfirm={() => row && revocation.mutate(row.id)}
      busy={revocation.isPending}
      title={t('revoke.title', { name: shown?.name ?? '' })}
      cancelLabel={t('revoke.cancel')}
      confirmLabel={t('revoke.confirm')}
    >
      {t('revoke.text')}
    </ConfirmDialog>
  );
}
