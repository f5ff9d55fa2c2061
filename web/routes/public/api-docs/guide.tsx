import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AGENTS_PATH } from '#domain/agents/address.ts';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { accessTokenHours, requestsPerMinute } from '#domain/plans/request-limits.ts';
import { apiChangesPath } from '#domain/shared/api-changes.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { apiPath } from './api-pages.ts';
import { callOf, writeCall } from './calls.ts';
import { CodePanel, CodeTabs } from './code.tsx';
import { APP_DOCUMENT, DOCUMENT, useBase } from './docs-frame.tsx';
import { allProblems, appCalls, readEndpoints } from './endpoints.ts';
import { InlineCode } from './field-list.tsx';
import { kitTasks } from './kit-tasks.ts';
import { walkAll } from './lists.ts';
import { Part } from './part.tsx';
import { problemExample } from './problem-example.ts';

const plans = ['none', 'starter', 'professional', 'enterprise'] as const;

function useCodes(operationId: string) {
  const base = useBase();
  const endpoint = readEndpoints().find((one) => one.operationId === operationId);
  if (!endpoint) throw new Error(`the contract has no ${operationId}`);
  return writeCall(callOf(endpoint, base));
}

export function Guide() {
  return (
    <>
      <Start />
      <Keys />
      <Client />
      <Tasks />
      <Agents />
      <Lists />
      <Once />
      <Times />
      <Limits />
      <Errors />
      <Versions />
      <App />
    </>
  );
}

function useGuide() {
  return useTranslation('api-docs', { keyPrefix: 'guide' }).t;
}

const link = (href: string): ReactElement => <a href={href}>-</a>;

function Start() {
  const t = useGuide();
  const codes = useCodes('listEvents');
  const create = useCodes('createEvent');
  return (
    <Part
      isProse
      id="start"
      title={t('start.title')}
      code={
        <>
          <CodeTabs title={t('start.read')} codes={codes} />
          <CodeTabs title={t('start.create')} codes={create} />
        </>
      }
    >
      <p>{t('start.text')}</p>
      <ol>
        <li>
          <Trans t={t} i18nKey="start.one" components={{ key: link(paths.integrations) }} />
        </li>
        <li>{t('start.two')}</li>
        <li>{t('start.three')}</li>
      </ol>
    </Part>
  );
}

function Keys() {
  const t = useGuide();
  const { publicApiKey } = useSite();
  const countOf = (scope: string) => readEndpoints().filter(({ access }) => access.scope === scope).length;
  const values = { hours: accessTokenHours, key: publicApiKey };
  return (
    <Part
      isProse
      id="keys"
      title={t('keys.title')}
      code={<CodeTabs title={t('keys.login')} codes={useCodes('login')} />}
    >
      <p>{t('keys.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('keys.scope')}</th>
            <th scope="col">{t('keys.opens')}</th>
          </tr>
        </thead>
        <tbody>
          {apiKeyScopes.map((scope) => (
            <tr key={scope}>
              <td>
                <code>{scope}</code>
              </td>
              <td>{t('keys.calls', { count: countOf(scope) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans t={t} i18nKey="keys.token" values={values} components={{ login: link(`${apiPath('sign-in')}#login`) }} />
      </p>
      <p>{t('keys.several')}</p>
    </Part>
  );
}

function Client() {
  const t = useGuide();
  const { publicUrl } = useSite();
  const code = `npm install @oazapfts/runtime\nnpx oazapfts ${publicUrl}${DOCUMENT} dabei.ts`;
  return (
    <Part isProse id="client" title={t('client.title')} code={<CodePanel title={t('client.make')} code={code} />}>
      <p>
        <Trans t={t} i18nKey="client.text" components={{ document: link(DOCUMENT) }} />
      </p>
      <p>
        <Trans t={t} i18nKey="client.models" components={{ text: link(`${paths.api}.md`), index: link('/llms.txt') }} />
      </p>
    </Part>
  );
}

/** Tasks with the SDK, which the tests of the kit run. */
function Tasks() {
  const t = useGuide();
  const names = ['publishWeek', 'syncEvents', 'answerJoin', 'showEvents'] as const;
  return (
    <Part
      isProse
      id="tasks"
      title={t('tasks.title')}
      code={names.map((name) => <CodePanel key={name} title={t(`tasks.${name}`)} code={kitTasks[name]} />)}
    >
      <p>{t('tasks.text')}</p>
      <ul>
        {(['sdk', 'cli', 'others'] as const).map((what) => (
          <li key={what}>
            <Trans t={t} i18nKey={`tasks.${what}`} components={{ code: <code>-</code> }} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Settings of an agent's program; the file of Cursor and most others. */
const agentSettings = (url: string) =>
  JSON.stringify({ mcpServers: { dabei: { url, headers: { Authorization: 'Bearer dabei_test_…' } } } }, null, 2);

function Agents() {
  const t = useGuide();
  const url = `${useSite().publicUrl}${AGENTS_PATH}`;
  const claude = `claude mcp add --transport http dabei ${url} \\\n  --header "Authorization: Bearer dabei_test_…"`;
  return (
    <Part
      isProse
      id="agents"
      title={t('agents.title')}
      code={
        <>
          <CodePanel title="Claude Code" code={claude} />
          <CodePanel title="Cursor: .cursor/mcp.json" code={agentSettings(url)} />
        </>
      }
    >
      <p>
        <Trans t={t} i18nKey="agents.text" values={{ url }} components={{ code: <code>-</code> }} />
      </p>
      <ul>
        {(['scopes', 'twice', 'public'] as const).map((rule) => (
          <li key={rule}>{t(`agents.${rule}`)}</li>
        ))}
      </ul>
    </Part>
  );
}

function Lists() {
  const t = useGuide();
  return (
    <Part
      isProse
      id="lists"
      title={t('lists.title')}
      code={<CodeTabs title={t('lists.all')} codes={walkAll(useBase())} />}
    >
      <p>{t('lists.text')}</p>
    </Part>
  );
}

function Once() {
  const t = useGuide();
  return (
    <Part isProse id="once" title={t('once.title')}>
      <p>{t('once.text')}</p>
      <p>{t('once.etag')}</p>
    </Part>
  );
}

function Times() {
  const t = useGuide();
  return (
    <Part isProse id="times" title={t('times.title')}>
      <p>{t('times.text')}</p>
      <p>{t('times.party')}</p>
    </Part>
  );
}

function Limits() {
  const t = useGuide();
  return (
    <Part isProse id="limits" title={t('limits.title')}>
      <dl>
        {plans.map((plan) => (
          <div key={plan} className="flex justify-between border-line border-b py-3">
            <dt>{t(`limits.${plan}`)}</dt>
            <dd className="font-bold">{t('limits.rate', { count: requestsPerMinute[plan] })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('limits.text')}</p>
    </Part>
  );
}

function Errors() {
  const { t } = useTranslation('api-docs');
  return (
    <Part
      isProse
      id="errors"
      title={t('guide.errors.title')}
      code={<CodePanel title={t('guide.errors.example')} code={problemExample()} />}
    >
      <p>{t('guide.errors.text')}</p>
      <dl className="fields problems">
        {allProblems().map(({ code, status }) => (
          <div key={code} id={code}>
            <dt>
              <b>{status}</b> <a href={`#${code}`}>{code}</a>
            </dt>
            <dd>
              <InlineCode text={t(`errors.${code as 'not_found'}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Versions() {
  const t = useGuide();
  return (
    <Part isProse id="versions" title={t('versions.title')}>
      <p>{t('versions.text')}</p>
      <ul>
        {(['added', 'removed', 'aliases', 'next'] as const).map((rule) => (
          <li key={rule}>
            <Trans t={t} i18nKey={`versions.${rule}`} components={{ changes: link(apiChangesPath) }} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function App() {
  const t = useGuide();
  return (
    <Part
      isProse
      id="app"
      title={t('app.title')}
      code={<CodePanel title={t('app.calls')} code={appCalls().join('\n')} />}
    >
      <p>{t('app.text')}</p>
      <ol>
        {(['one', 'two', 'three', 'four', 'five'] as const).map((step) => (
          <li key={step}>{t(`app.${step}`)}</li>
        ))}
      </ol>
      <p>
        <a href={apiPath('app')}>{t('app.more')}</a>
      </p>
      <p>
        <a href={APP_DOCUMENT}>{t('app.document')}</a>
      </p>
    </Part>
  );
}
