import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Lock } from '#web/ui/icons/lock.ts';
import { callOf, needsToken, toJson, writeCall } from './calls.ts';
import { CodePanel, CodeTabs } from './code.tsx';
import { useBase } from './docs-frame.tsx';
import { useEndpointText } from './endpoint-text.ts';
import type { Access, Endpoint } from './endpoints.ts';
import { FieldList, InlineCode } from './field-list.tsx';
import { MethodBadge } from './method-badge.tsx';
import { Part } from './part.tsx';
import type { Field } from './schema.ts';
import { TryForm } from './try-form.tsx';

/** An endpoint: description left, example right; on phones the example precedes the fields. */
export function EndpointSection({ endpoint, shapes }: { endpoint: Endpoint; shapes: ReadonlySet<string> }) {
  const { t } = useTranslation('api-docs');
  const { operationId, method, path, body, success, parameters } = endpoint;
  const { title, rest } = useEndpointText()(endpoint);
  const call = callOf(endpoint, useBase());
  const isOnce = parameters.some(({ name }) => name === 'Idempotency-Key');
  return (
    <Part
      id={operationId}
      title={title}
      head={
        <>
          <p className="flex items-center gap-3">
            <MethodBadge method={method} />
            <code className="wrap-anywhere text-[1rem]">{path}</code>
          </p>
          {rest && <p>{rest}</p>}
          <ul className="mt-4 flex flex-wrap gap-2">
            <Fact icon={needsToken(endpoint) ? Lock : KeyRound}>
              <AccessText {...endpoint.access} />
            </Fact>
            {isOnce && <Fact icon={Check}>{t('endpoint.once')}</Fact>}
          </ul>
        </>
      }
      code={
        <>
          <CodeTabs title={title} codes={writeCall(call)} />
          {success.example !== undefined && (
            <CodePanel
              title={t('endpoint.answerExample', { status: success.status })}
              code={toJson(success.example)}
              {...(success.left ? { note: <LeftOut endpoint={endpoint} shapes={shapes} /> } : {})}
            />
          )}
          <TryForm endpoint={endpoint} call={call} />
        </>
      }
    >
      <Parameters place="path" endpoint={endpoint} />
      <Parameters place="query" endpoint={endpoint} />
      {body && body.fields.length > 0 && (
        <>
          <h3>{t('endpoint.fields')}</h3>
          <Counted fields={body.fields} />
          <FieldList fields={body.fields} scope={operationId} />
        </>
      )}
      <Parameters place="header" endpoint={endpoint} />
      <Answer endpoint={endpoint} shapes={shapes} />
      <Problems endpoint={endpoint} />
    </Part>
  );
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 rounded-badge bg-sunk px-2 py-1.5 font-semibold text-[0.8125rem]/[1.1]">
      <Icon of={icon} size={16} />
      {children}
    </li>
  );
}

const placeTitles = { path: 'inAddress', query: 'inQuery', header: 'inHeader' } as const;

function Parameters({ place, endpoint }: { place: keyof typeof placeTitles; endpoint: Endpoint }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const fields = endpoint.parameters.filter((each) => each.place === place);
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{t(placeTitles[place])}</h3>
      <FieldList fields={fields} scope={endpoint.operationId} />
    </>
  );
}

function Counted({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const required = fields.filter(({ isRequired }) => isRequired).length;
  const aliases = fields.filter(({ aliasOf, isForOurForms }) => aliasOf || isForOurForms).length;
  return (
    <p className="mt-2 text-[0.875rem] text-ink-2">
      {t('counted', { required, optional: fields.length - required - aliases })}
    </p>
  );
}

function LeftOut({ endpoint, shapes }: { endpoint: Endpoint; shapes: ReadonlySet<string> }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const { shape = '', left } = endpoint.success;
  const words = t('left', { count: left });
  return (
    <p className="px-4 pb-3.5 text-(--code-quiet) text-[0.875rem]">
      {shapes.has(shape) ? (
        <a href={`#${shape}`} className="underline underline-offset-[0.2em]">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}

function Answer({ endpoint, shapes }: { endpoint: Endpoint; shapes: ReadonlySet<string> }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const { success } = endpoint;
  const { shape = '', fields, type, status, isList } = success;
  const isShared = shapes.has(shape);
  const own = fields.filter(({ name }) => !isShared || (isList && name !== 'data'));
  return (
    <>
      <h3>{t('answer')}</h3>
      <p className="flex gap-3 py-3">
        <b className="font-mono text-fir">{status}</b>
        <span>
          {status === '204' && t('nothing')}
          {type === 'text/event-stream' ? t('stream') : type && t('file', { type })}
          {isShared && (
            <Trans
              t={t}
              i18nKey={isList ? 'isListOfShape' : 'isShape'}
              values={{ name: shape }}
              components={{ shape: <a href={`#${shape}`}>-</a> }}
            />
          )}
        </span>
      </p>
      {own.length > 0 && <FieldList fields={own} />}
    </>
  );
}

function Problems({ endpoint: { problems } }: { endpoint: Endpoint }) {
  const { t } = useTranslation('api-docs');
  return (
    <>
      <h3>{t('endpoint.problems')}</h3>
      <dl className="fields problems">
        {problems.flatMap(({ status, codes }) =>
          codes.map((code) => (
            <div key={code}>
              <dt>
                <b>{status}</b> <a href={`${paths.api}#${code}`}>{code}</a>
              </dt>
              <dd>
                <InlineCode text={t(`errors.${code as 'not_found'}`)} />
              </dd>
            </div>
          )),
        )}
      </dl>
      <p className="mt-4 text-[0.875rem] text-ink-2">
        <Trans t={t} i18nKey="endpoint.common" components={{ errors: <a href={`${paths.api}#errors`}>-</a> }} />
      </p>
    </>
  );
}

function AccessText({ as, requires = '', scope }: Access) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'access' });
  if (scope) return t('key', { scope });
  if (as === 'visitor') return t('visitor');
  if (as === 'app') return t('app');
  return t(requires === 'owner' ? 'owner' : 'user');
}
