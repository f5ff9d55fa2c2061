import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { SecretOnce } from './secret-once.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks of the business: add, test, switch, follow what was sent, remove. */
export function Webhooks() {
  const { t } = useTranslation('integrations');
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section aria-labelledby="webhooks" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="webhooks" className="text-h2-panel">
            {t('hooks.title')}
          </h2>
          <p className="text-ink-2">{t('hooks.lead')}</p>
        </div>
        <Button variant="secondary" onClick={() => setCreating(true)} className="max-sm:w-full">
          {t('hooks.create')}
        </Button>
      </div>
      {secret && (
        <SecretOnce
          key={secret}
          title={t('newHook.shownTitle')}
          text={t('newHook.shownText')}
          label={t('newHook.label')}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      <WebhookList onSecret={setSecret} />
      <NewWebhookDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(created) => {
          setCreating(false);
          setSecret(created);
        }}
      />
    </section>
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
  const { data } = webhooks.data;
  if (data.length === 0) return <EmptyState title={t('hooks.empty')}>{t('hooks.emptyText')}</EmptyState>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onSecret={onSecret} />
      ))}
    </ul>
  );
}
