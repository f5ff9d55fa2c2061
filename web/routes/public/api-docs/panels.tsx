import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxWebhookAttempts } from '#domain/webhooks/retries.ts';
import { exampleDay } from '#web/routes/public/examples/example-days.ts';
import { today } from '#web/routes/public/examples/today.ts';
import { useSite } from '#web/shell/use-site.ts';
import { CodePanel } from './code.tsx';
import { EndpointList } from './endpoint-list.tsx';
import type { EndpointGroup } from './endpoints.ts';
import { commonProblems } from './endpoints.ts';
import * as samples from './samples.ts';
import * as signatures from './signatures.ts';

const DOCUMENT = '/api/v1/openapi.json';

function useTexts() {
  const { t } = useTranslation('api-docs', { keyPrefix: 'example' });
  const { publicUrl, publicApiKey } = useSite();
  return {
    title: t('eventTitle'),
    text: t('eventText'),
    place: t('eventPlace'),
    password: t('password'),
    base: `${publicUrl}/api/v1`,
    key: publicApiKey,
    day: exampleDay(today(), 3),
  };
}

/** Text on the left, code on the right. */
function Columns({ children, code }: { children: ReactNode; code: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0">{children}</div>
      <div className="grid min-w-0 content-start gap-4 lg:sticky lg:top-6 lg:self-start">{code}</div>
    </div>
  );
}

export function EndpointsPanel({ groups }: { groups: EndpointGroup[] }) {
  const { t } = useTranslation('api-docs');
  const texts = useTexts();
  return (
    <Columns
      code={
        <>
          <CodePanel title={t('example.request')} code={samples.curlCreate(texts)} />
          <CodePanel title={t('example.answer')} code={samples.createAnswer(texts)} />
        </>
      }
    >
      <p className="mb-8 text-ink-2">
        {t('base', { base: texts.base })}{' '}
        <a href={DOCUMENT} className="text-link">
          {t('document')}
        </a>
        <br />
        {t('common', { codes: commonProblems.join(', ') })}
      </p>
      <EndpointList groups={groups} />
    </Columns>
  );
}

export function ExamplesPanel() {
  const { t } = useTranslation('api-docs');
  const texts = useTexts();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        <CodePanel title={t('example.login')} code={samples.curlLogin(texts)} />
        <CodePanel title={t('example.script')} code={samples.typeScript(texts)} />
        <CodePanel title={t('example.php')} code={samples.php(texts)} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <CodePanel title={t('example.python')} code={samples.python(texts)} />
        <CodePanel title={t('example.problem')} code={samples.problemAnswer()} />
        <section className="p-2 lg:p-5">
          <h3 className="text-h3">{t('rules.title')}</h3>
          <ul className="mt-3 grid gap-2 text-ink-2">
            {(['key', 'once', 'problem', 'party', 'time'] as const).map((rule) => (
              <li key={rule}>{t(`rules.${rule}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const hookEvents = [
  ['event.created', 'created'],
  ['event.updated', 'updated'],
  ['event.cancelled', 'cancelled'],
  ['event.deleted', 'deleted'],
  ['participant.joined', 'joined'],
  ['participant.offered', 'offered'],
  ['participant.left', 'left'],
  ['participant.approved', 'approved'],
  ['participant.rejected', 'rejected'],
] as const;

const hookHeaders = [
  ['webhook-id', 'headerId'],
  ['webhook-timestamp', 'headerTime'],
  ['webhook-signature', 'headerSignature'],
] as const;

export function WebhooksPanel() {
  const { t } = useTranslation('api-docs');
  const texts = useTexts();
  return (
    <Columns
      code={
        <>
          <CodePanel title={t('hooks.delivery')} code={samples.delivery(texts)} />
          <CodePanel title={t('hooks.checkTypeScript')} code={signatures.typeScriptCheck} />
          <CodePanel title={t('hooks.checkPython')} code={signatures.pythonCheck} />
          <CodePanel title={t('hooks.checkPhp')} code={signatures.phpCheck} />
        </>
      }
    >
      <h2 className="text-h2">{t('hooks.title')}</h2>
      <p className="mt-3 max-w-text text-ink-2">{t('hooks.text')}</p>
      <h3 className="mt-10 border-line border-b pb-2 text-h3">{t('hooks.events')}</h3>
      <dl className="divide-y divide-line">
        {hookEvents.map(([name, key]) => (
          <div key={name} className="py-3">
            <dt className="font-mono font-semibold text-[0.9375rem]">{name}</dt>
            <dd className="text-ink-2 text-small">{t(`hooks.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-10 border-line border-b pb-2 text-h3">{t('hooks.headers')}</h3>
      <dl className="divide-y divide-line">
        {hookHeaders.map(([name, key]) => (
          <div key={name} className="py-3">
            <dt className="font-mono font-semibold text-[0.9375rem]">{name}</dt>
            <dd className="text-ink-2 text-small">{t(`hooks.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-10 border-line border-b pb-2 text-h3">{t('hooks.promise')}</h3>
      <ul className="mt-3 grid gap-2 text-ink-2">
        {(['fast', 'retries', 'twice', 'rotation', 'off'] as const).map((rule) => (
          <li key={rule}>{t(`hooks.rules.${rule}`, { count: maxWebhookAttempts })}</li>
        ))}
      </ul>
    </Columns>
  );
}
