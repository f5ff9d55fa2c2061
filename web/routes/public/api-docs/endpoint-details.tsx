import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access, Endpoint } from './endpoints.ts';
import type { Field } from './schema.ts';

/** Who may call an endpoint, what it takes, what it returns and what may go wrong. */
export function EndpointDetails({ access, parameters, body, success, problems }: Endpoint) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'details' });
  return (
    <dl className="grid gap-3 pb-4 text-small">
      <Entry name={t('access')}>
        <AccessText {...access} />
      </Entry>
      {parameters.length > 0 && (
        <Entry name={t('parameters')}>
          <Fields fields={parameters} />
        </Entry>
      )}
      {body.length > 0 && (
        <Entry name={t('body')}>
          <Fields fields={body} />
        </Entry>
      )}
      <Entry name={t('answer')}>
        <code className="wrap-anywhere">
          {[success.status, success.type, success.fields.join(', ')].filter(Boolean).join(' ')}
        </code>
      </Entry>
      {problems.length > 0 && (
        <Entry name={t('problems')}>
          <code className="wrap-anywhere">
            {problems.map(({ status, codes }) => `${status} ${codes.join(', ')}`).join(' · ')}
          </code>
        </Entry>
      )}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Fields({ fields }: { fields: Field[] }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'details' });
  return (
    <ul>
      {fields.map(({ name, type, isRequired }) => (
        <li key={name} className="wrap-anywhere">
          <code>
            {name}: {type}
          </code>
          {isRequired && `, ${t('required')}`}
        </li>
      ))}
    </ul>
  );
}

function AccessText({ scope, ...access }: Access) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'access' });
  return (
    <>
      <PersonText {...access} />
      {scope && t('byKey', { scope })}
    </>
  );
}

function PersonText({ as, requires = '' }: Access) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'access' });
  if (as === 'visitor') return t('visitor');
  if (as === 'user') return t('user');
  if (requires === 'active') return t('active');
  if (requires === 'owner') return t('owner');
  return t('right', { right: requires });
}
