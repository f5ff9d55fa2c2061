import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { Menu } from '#web/ui/menu.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RecentDeliveries } from './recent-deliveries.tsx';
import { useTypeName } from './use-type-name.ts';
import type { Webhook } from './use-webhooks.ts';
import { useWebhookActions } from './use-webhooks.ts';

type WebhookRowProps = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const typeName = useTypeName();
  const logId = useId();
  const [question, setQuestion] = useState<'rotate' | 'remove' | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const { test, turn, sendDrafts, rotate, remove, redeliver } = useWebhookActions(webhook.id);
  const { url, event_types: types, status, failing_since: failingSince } = webhook;
  const close = () => setQuestion(null);

  return (
    <li className="grid gap-4 rounded-well bg-sunk p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 xl:flex-nowrap">
        <div className="grid min-w-0 gap-1.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere font-mono font-semibold text-small">{url}</span>
            {webhook.test && <Badge tone="amber">{t('mode.test')}</Badge>}
            {status === 'disabled' && <Badge tone="outline">{t('hooks.off')}</Badge>}
            {failingSince && (
              <Badge tone="oxblood" className="whitespace-normal!">
                {t('hooks.failing', { when: formatInstant(failingSince, language) })}
              </Badge>
            )}
          </p>
          <p className="text-ink-2 text-small">
            {types.length === webhookEventTypes.length ? t('hooks.all') : types.map(typeName).join(', ')}
            {webhook.includes_drafts && ` · ${t('hooks.drafts')}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:shrink-0">
          <Switch
            label={t('hooks.on')}
            aria-label={t('hooks.onNamed', { url })}
            checked={turn.isPending ? turn.variables === 'active' : status === 'active'}
            onChange={(event) => !turn.isPending && turn.mutate(event.target.checked ? 'active' : 'disabled')}
          />
          <div className="flex items-center gap-2">
            <Button
              variant="secondary"
              size="compact"
              aria-label={t('hooks.logNamed', { url })}
              aria-expanded={isLogOpen}
              aria-controls={isLogOpen ? logId : undefined}
              onClick={() => setLogOpen(!isLogOpen)}
            >
              {t('hooks.log')}
            </Button>
            <Menu
              trigger={<IconButton icon={Ellipsis} label={t('hooks.actions', { url })} />}
              entries={[
                {
                  label: t('hooks.test'),
                  onSelect: () => {
                    setLogOpen(true);
                    test.mutate();
                  },
                },
                {
                  label: t(webhook.includes_drafts ? 'hooks.leaveOutDrafts' : 'hooks.sendDrafts'),
                  onSelect: () => sendDrafts.mutate(!webhook.includes_drafts),
                },
                { label: t('hooks.rotate'), onSelect: () => setQuestion('rotate') },
                { label: t('hooks.remove'), danger: true, onSelect: () => setQuestion('remove') },
              ]}
            />
          </div>
        </div>
      </div>
      <RecentDeliveries recent={webhook.recent_deliveries} isFailing={failingSince !== null} />
      {isLogOpen && (
        <div id={logId}>
          <DeliveryLog webhookId={webhook.id} redeliver={redeliver} />
        </div>
      )}
      <ConfirmDialog
        open={question === 'rotate'}
        tone="primary"
        busy={rotate.isPending}
        title={<span className="wrap-anywhere">{t('rotate.title', { url })}</span>}
        cancelLabel={t('rotate.cancel')}
        confirmLabel={t('rotate.confirm')}
        onCancel={close}
        onConfirm={() => rotate.mutate(undefined, { onSuccess: ({ secret }) => onSecret(secret), onSettled: close })}
      >
        {t('rotate.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'remove'}
        busy={remove.isPending}
        title={<span className="wrap-anywhere">{t('remove.title', { url })}</span>}
        cancelLabel={t('remove.cancel')}
        confirmLabel={t('remove.confirm')}
        onCancel={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </li>
  );
}
