import { useTranslation } from 'react-i18next';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';

type Underscored<Name extends string> = Name extends `${infer Left}.${infer Right}` ? `${Left}_${Right}` : Name;

/** Texts of webhook event types; unknown types keep their name. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('integrations');
  return (type) => {
    if (type === 'test') return t('types.test');
    const known = webhookEventTypes.find((name) => name === type);
    return known ? t(`types.${known.replace('.', '_') as Underscored<WebhookEventType>}`) : type;
  };
}
