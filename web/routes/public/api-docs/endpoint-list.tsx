import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EndpointDetails } from './endpoint-details.tsx';
import type { Endpoint, EndpointGroup } from './endpoints.ts';

const groupKeys = {
  'Sign-in': 'signIn',
  Events: 'events',
  Participants: 'participants',
  Analytics: 'analytics',
  Credits: 'credits',
  Business: 'business',
  Profile: 'profile',
  Registration: 'registration',
  Catalogue: 'catalogue',
  Team: 'team',
  Subscription: 'subscription',
  Webhooks: 'webhooks',
  'API keys': 'apiKeys',
  Account: 'account',
  Contact: 'contact',
  'Audit log': 'audit',
  Realtime: 'stream',
  Verification: 'verification',
} as const;

const tones: Record<string, string> = {
  GET: 'bg-azure-wash text-azure-text',
  POST: 'bg-clover-wash text-clover-text',
  PUT: 'bg-amber-wash text-amber-text',
  PATCH: 'bg-amber-wash text-amber-text',
  DELETE: 'bg-oxblood-wash text-oxblood',
};

/** Straight from the contract: method, path, what it does and what it takes. The most wanted group is open. */
export function EndpointList({ groups }: { groups: EndpointGroup[] }) {
  const { t } = useTranslation('api-docs');
  const rest = groups.filter(({ isMain }) => !isMain);
  return (
    <>
      {groups.filter(({ isMain }) => isMain).map(toGroup)}
      {rest.length > 0 && (
        <details className="mt-10">
          <summary className="flex min-h-11 items-center text-link">{t('more')}</summary>
          <div className="mt-6">{rest.map(toGroup)}</div>
        </details>
      )}
    </>
  );
}

const toGroup = (group: EndpointGroup) => <Group key={group.tag} {...group} />;

function Group({ tag, endpoints }: EndpointGroup) {
  const { t } = useTranslation('api-docs');
  const key = groupKeys[tag as keyof typeof groupKeys];
  return (
    <section className="not-first:mt-10">
      <h3 className="border-line border-b pb-2 text-h3">{key ? t(`groups.${key}`) : tag}</h3>
      <ul className="divide-y divide-line">
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.method + endpoint.path} {...endpoint} />
        ))}
      </ul>
    </section>
  );
}

function EndpointRow(endpoint: Endpoint) {
  const { method, path, operationId, summary } = endpoint;
  const { t, i18n } = useTranslation('api-docs');
  const key = `summaries.${operationId}` as 'summaries.login';
  const words = i18n.exists(`api-docs:${key}`) ? t(key) : summary.replaceAll('`', '');
  return (
    <li>
      <details>
        <summary className="flex items-start gap-4 py-3">
          <span className={cx('w-17 shrink-0 rounded-badge py-1.5 text-center font-mono text-badge', tones[method])}>
            {method}
          </span>
          <span className="min-w-0">
            <span className="wrap-anywhere block font-mono font-semibold text-[0.9375rem] leading-6">{path}</span>
            <span className="block text-ink-2 text-small">{words}</span>
          </span>
          <Icon of={ChevronDown} size={18} className="ms-auto mt-1 shrink-0 text-ink-2" />
        </summary>
        <EndpointDetails {...endpoint} />
      </details>
    </li>
  );
}
