import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { apiPath } from './api-pages.ts';
import { useFieldSentence } from './field-sentence.ts';
import type { Field } from './schema.ts';

/** Fields shown; others are collapsed. */
const MOST_OPEN = 8;
/** Longer enumerations have an endpoint of their own. */
const MOST_VALUES = 16;
/** Collapsed fields named. */
const MOST_NAMED = 4;

/** Fields with meaning, type and default. `scope` prefixes their anchors. */
export function FieldList({ fields, scope, isOpen }: { fields: Field[]; scope?: string; isOpen?: boolean }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const shown = fields.filter(({ aliasOf, isForOurForms }) => !aliasOf && !isForOurForms);
  const required = shown.filter(({ isRequired }) => isRequired).length;
  const open = isOpen || shown.length <= MOST_OPEN + 2 ? shown.length : Math.max(MOST_OPEN, required);
  const rest = shown.slice(open);
  const toRow = (field: Field) => <FieldRow key={field.name} field={field} scope={scope} />;
  return (
    <>
      <dl className="fields">{shown.slice(0, open).map(toRow)}</dl>
      {rest.length > 0 && (
        <details>
          <Summary size={18}>
            {t('more', {
              count: rest.length,
              names: `${rest
                .slice(0, MOST_NAMED)
                .map(({ name }) => name)
                .join(', ')} …`,
            })}
          </Summary>
          <dl className="fields">{rest.map(toRow)}</dl>
        </details>
      )}
      <Aliases fields={fields} scope={scope} />
    </>
  );
}

/** Deprecated aliases, struck through. */
function Aliases({ fields, scope }: { fields: Field[]; scope: string | undefined }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'endpoint' });
  const aliases = fields.filter(({ aliasOf }) => aliasOf);
  const own = fields.filter(({ isForOurForms }) => isForOurForms);
  if (aliases.length + own.length === 0) return null;
  const struck = ({ name }: Field): ReactNode => (
    <s id={scope && `${scope}.${name}`}>
      <code>{name}</code>
    </s>
  );
  return (
    <p className="mt-4 text-[0.875rem] text-ink-2">
      {aliases.length > 0 && t('aliases')}
      {aliases.map((field, index) => (
        <span key={field.name}>
          {index > 0 && ', '}
          {struck(field)} → <code>{field.aliasOf}</code>
        </span>
      ))}
      {aliases.length > 0 && '. '}
      {own.length > 0 && t('ourForms')}
      {own.map((field) => (
        <span key={field.name}>{struck(field)} </span>
      ))}
    </p>
  );
}

function Summary({ size = 16, children }: { size?: number; children: ReactNode }) {
  return (
    <summary className="flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem]">
      <Icon of={ChevronDown} size={size} className="shrink-0 transition-[rotate] [[open]>summary>&]:rotate-180" />
      {children}
    </summary>
  );
}

function FieldRow({ field, scope }: { field: Field; scope: string | undefined }) {
  const { t } = useTranslation('api-docs');
  const sentence = useFieldSentence();
  const kindOf = useKind();
  const { name, isRequired, children } = field;
  const id = scope && `${scope}.${name}`;
  return (
    <div id={id}>
      <dt>
        {id ? <a href={`#${id}`}>{name}</a> : name}
        <small>{isRequired ? `${kindOf(field)}, ${t('endpoint.required')}` : kindOf(field)}</small>
      </dt>
      <dd>
        <InlineCode text={sentence(field) ?? ''} />
        <Details field={field} />
        {children.length > 0 && (
          <details>
            <Summary>{t('endpoint.inner', { count: children.length })}</Summary>
            <FieldList fields={children} {...(id ? { scope: id } : {})} isOpen />
          </details>
        )}
      </dd>
    </div>
  );
}

/** Renders backticks as code. */
export function InlineCode({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

function useKind(): (field: Field) => string {
  const { t } = useTranslation('api-docs', { keyPrefix: 'kinds' });
  return ({ kind, isList }) => {
    if (!isList) return t(kind);
    return kind === 'any' ? t('listOfAny') : t('list', { kind: t(kind) });
  };
}

function Details({ field }: { field: Field }) {
  const { t, i18n } = useTranslation('api-docs', { keyPrefix: 'limit' });
  const { limit, kind, values, mayBeNull, example } = field;
  const number = (value: number | undefined) => (value === undefined ? '' : value.toLocaleString(i18n.language));
  const parts: string[] = [];
  if (kind === 'date' || kind === 'time' || kind === 'instant') parts.push(t(kind));
  if (limit) {
    const ends = limit.least === undefined ? 'most' : limit.most === undefined ? 'least' : 'both';
    const isLengthOfForm = limit.unit === 'characters' && kind !== 'text';
    const bounds = { least: number(limit.least), most: number(limit.most) };
    if (!isLengthOfForm) parts.push(t(`${limit.unit}.${ends}`, bounds));
  }
  if (field.default !== undefined) parts.push(t('default', { value: field.default }));
  if (mayBeNull) parts.push(t('null'));
  const isWorthShowing = example !== undefined && values.length === 0 && kind !== 'boolean' && example !== '';
  if (isWorthShowing) parts.push(t('example', { value: example }));
  return (
    <>
      {parts.length > 0 && <small>{parts.join(' · ')}</small>}
      {values.length > MOST_VALUES && (
        <small>
          <Trans
            t={t}
            i18nKey="manyValues"
            values={{ count: values.length }}
            components={{ catalogue: <a href={`${apiPath('catalogue')}#getCatalogue`}>-</a> }}
          />
        </small>
      )}
      {values.length > 0 && values.length <= MOST_VALUES && (
        <small>
          {`${t('values')} `}
          {values.map((value) => (
            <code key={value}>{`${value} `}</code>
          ))}
        </small>
      )}
    </>
  );
}
