import { Trans, useTranslation } from 'react-i18next';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';
import { maxWebhookAttempts } from '#domain/webhooks/retries.ts';
import { CodePanel, CodeTabs } from './code.tsx';
import { bodyFieldsOf, deliveryOf, shortBodyOf } from './deliveries.ts';
import { EVENTS_DOCUMENT } from './docs-frame.tsx';
import { FieldList } from './field-list.tsx';
import { Part } from './part.tsx';
import { signatureChecks } from './signatures.ts';

const headers = [
  ['webhook-id', 'headerId'],
  ['webhook-timestamp', 'headerTime'],
  ['webhook-signature', 'headerSignature'],
] as const;

export function WebhookGuide() {
  const { t } = useTranslation('api-docs', { keyPrefix: 'hooks' });
  return (
    <>
      <Part
        isProse
        id="deliveries"
        title={t('title')}
        code={
          <CodePanel title={t('delivery', { type: 'participant.joined' })} code={deliveryOf('participant.joined')} />
        }
      >
        <p>{t('text')}</p>
        <p>{t('bodies')}</p>
        <p>
          <Trans t={t} i18nKey="asyncapi" components={{ document: <a href={EVENTS_DOCUMENT}>-</a> }} />
        </p>
        <h3>{t('events')}</h3>
        <dl className="fields">
          {webhookEventTypes.map((type) => (
            <div key={type} id={type}>
              <dt>
                <a href={`#${type}`}>{type}</a>
              </dt>
              <dd>
                {t(`types.${type.replace('.', '_') as 'event_created'}`)}
                <details>
                  <summary className="min-h-11 content-center">{t('body')}</summary>
                  <FieldList fields={bodyFieldsOf(type)} scope={type} isOpen />
                </details>
                <details>
                  <summary className="min-h-11 content-center">{t('example')}</summary>
                  <pre>
                    <code>{shortBodyOf(type)}</code>
                  </pre>
                </details>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part isProse id="signatures" title={t('check')} code={<CodeTabs title={t('check')} codes={signatureChecks} />}>
        <h3>{t('headers')}</h3>
        <dl className="fields">
          {headers.map(([name, key]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{t(key)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('promise')}</h3>
        <ul>
          {(['fast', 'retries', 'twice', 'rotation', 'off'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, { count: maxWebhookAttempts })}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}
