import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { TinCanLine } from '#web/art/tin-can-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { SectionCard } from './section-card.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

export function Webhooks() {
  const { t } = useTranslation('integrations');
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const webhooks = useWebhooks();
  const create = (
    <Button variant="secondary" onClick={() => setCreating(true)}>
      {t('hooks.create')}
    </Button>
  );
  const isEmpty = webhooks.data?.data.length === 0 && !secret;
  return (
    <SectionCard id="webhooks" title={t('hooks.title')} text={t('hooks.lead')} action={!isEmpty && create}>
      {secret && (
        <SecretOnce
          headingLevel="h3"
          words={t('secret', { returnObjects: true })}
          key={secret}
          title={t('newHook.shownTitle')}
          text={t('newHook.shownText')}
          label={t('newHook.label')}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      {isEmpty ? (
        <EmptyState drawing={<TinCanLine className="w-full rounded-badge" />} title={t('hooks.empty')} action={create}>
          {t('hooks.emptyText')}
        </EmptyState>
      ) : (
        <WebhookList onSecret={setSecret} />
      )}
      <NewWebhookDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(created) => {
          setCreating(false);
          setSecret(created);
        }}
      />
    </SectionCard>
  );
}

function WebhookList({ onSecret }: { onSecret: (secret: string) => void }) {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const webhooks = useWebhooks();
  if (webhooks.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (!webhooks.data) {
    return (
      <ErrorState
        title={t('hooks.loadFailed', { message: problemText(webhooks.error) })}
        retryLabel={t('retry')}
        onRetry={() => void webhooks.refetch()}
        busy={webhooks.isFetching}
      />
    );
  }
  return (
    <ul className="grid gap-4">
      {webhooks.data.data.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onSecret={onSecret} />
      ))}
    </ul>
  );
}
