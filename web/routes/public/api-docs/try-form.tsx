import { useTranslation } from 'react-i18next';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Play } from '#web/ui/icons/play.ts';
import type { Call } from './calls.ts';
import { needsToken, toJson } from './calls.ts';
import type { Endpoint } from './endpoints.ts';

/** Sends the call with a key kept in this tab only; not for files, streams and people's calls. */
export function TryForm({ endpoint, call }: { endpoint: Endpoint; call: Call }) {
  const { t } = useTranslation('api-docs', { keyPrefix: 'try' });
  const { isDemo, publicApiKey } = useSite();
  const { method, path, body, parameters, access } = endpoint;
  const hint = needsToken(endpoint) ? t('token') : call.isStream || (body && body.kind !== 'json') ? t('file') : null;
  if (hint) return <p className="text-(--code-quiet) text-[0.875rem]">{hint}</p>;
  const query = parameters.filter(({ place }) => place === 'query');
  const isPublic = access.as === 'visitor';
  return (
    <form data-try={method} data-path={path} className="try" noValidate>
      <div className="flex justify-between gap-3">
        <h3>{t('title')}</h3>
        <span>{isDemo ? t('demo') : t('live')}</span>
      </div>
      <label>
        <span>{t('key')}</span>
        <span className="relative">
          <Icon of={KeyRound} size={18} />
          <input
            name="key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder="dabei_sk_…"
            {...(isPublic ? { defaultValue: publicApiKey } : {})}
          />
        </span>
        <small>{isPublic ? t('public') : t('kept')}</small>
      </label>
      {isDemo && !['visitor', 'app'].includes(access.as) && (
        <button
          type="button"
          data-demo-key=""
          className="min-h-11 justify-self-start underline underline-offset-[0.2em]"
        >
          {t('demoKey')}
        </button>
      )}
      {[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => (
        <TryField
          key={name}
          kind="path"
          name={name}
          placeholder={parameters.find((one) => one.name === name)?.example}
        />
      ))}
      {query.length > 0 && (
        <details>
          <summary>{t('optional')}</summary>
          {query.map(({ name, default: usual }) => (
            <TryField key={name} kind="query" name={name} placeholder={usual} />
          ))}
        </details>
      )}
      {body && (
        <label>
          <span>{t('body')}</span>
          <textarea name="body" rows={8} spellCheck={false} defaultValue={toJson(body.example)} />
        </label>
      )}
      <button type="submit" className="try-send">
        <Icon of={Play} size={18} />
        <span>{t('send')}</span>
      </button>
      <p role="status" data-say="" className="empty:hidden" />
      <section data-answer="" hidden aria-label={t('answer')}>
        <p>
          <b data-status="" /> <span data-time="" />
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long answers scroll, also by keyboard */}
        <pre tabIndex={0}>
          <code />
        </pre>
        <details>
          <summary>{t('headers')}</summary>
          <pre data-headers="" />
        </details>
      </section>
    </form>
  );
}

function TryField({
  kind,
  name,
  placeholder,
}: {
  kind: 'path' | 'query';
  name: string;
  placeholder: string | undefined;
}) {
  return (
    <label>
      <span>{name}</span>
      <input name={`${kind}.${name}`} autoComplete="off" spellCheck={false} placeholder={placeholder} />
    </label>
  );
}
