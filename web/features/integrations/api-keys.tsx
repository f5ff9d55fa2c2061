import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { apiBase } from '#web/api/settings.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { KeyBoard } from '#web/art/key-board.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { CopiedField } from './copied-field.tsx';
import { KeyCard } from './key-card.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { sampleCall } from './sample-call.ts';
import { SectionCard } from './section-card.tsx';
import { TestEvents } from './test-events.tsx';
import type { ApiKey, NewApiKey } from './use-api-keys.ts';
import { staleKeys, useApiKeys } from './use-api-keys.ts';

/** Creates, tries and revokes keys; lists data of test keys. */
export function ApiKeys() {
  const { t } = useTranslation('integrations');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const keys = useApiKeys();
  const create = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => setCreating(true)}>
      {t('keys.create')}
    </Button>
  );
  const isEmpty = keys.data?.data.length === 0 && !created;

  function show(key: NewApiKey) {
    setCreating(false);
    setCreated(key);
  }

  return (
    <SectionCard
      id="keys"
      title={t('keys.title')}
      text={keys.data ? t('keys.rate', { count: keys.data.requests_per_minute }) : t('keys.emptyText')}
      action={!isEmpty && create('secondary')}
    >
      {created && (
        <SecretOnce
          headingLevel="h3"
          words={t('secret', { returnObjects: true })}
          key={created.id}
          title={t('newKey.shownTitle', { name: created.name })}
          text={t(created.test ? 'newKey.shownTest' : 'newKey.shownText')}
          label={t('newKey.label')}
          secret={created.key}
          onDone={() => setCreated(null)}
        >
          <FirstCall created={created} />
        </SecretOnce>
      )}
      {isEmpty ? (
        <EmptyState
          drawing={<KeyBoard className="w-full rounded-badge" />}
          title={t('keys.empty')}
          action={create('primary')}
        >
          {t('keys.emptyText')}
        </EmptyState>
      ) : (
        <KeyList onRevoked={(id) => id === created?.id && setCreated(null)} />
      )}
      <TestEvents />
      <NewKeyDialog
        isOpen={isCreating}
        ownAddress={keys.data?.your_address ?? null}
        onClose={() => setCreating(false)}
        onCreated={show}
      />
    </SectionCard>
  );
}

/** An example call; the API's address is known after hydration. */
function FirstCall({ created }: { created: NewApiKey }) {
  const { t } = useTranslation('integrations');
  const [base, setBase] = useState('');
  useEffect(() => setBase(apiBase()), []);
  return (
    <CopiedField
      label={t('newKey.tryIt')}
      help={t('newKey.tryItHelp')}
      value={sampleCall({ base, key: created.key, scopes: created.scopes })}
      copyLabel={t('newKey.copyCall')}
      rows={3}
    />
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
  return (
    <>
      <ul className="grid gap-4 xl:grid-cols-2">
        {keys.data.data.map((key) => (
          <KeyCard key={key.id} row={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      <RevokeDialog row={revoking} onClose={() => setRevoking(null)} onRevoked={onRevoked} />
    </>
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
