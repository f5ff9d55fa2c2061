import { useTranslation } from 'react-i18next';
import { useSite } from '#web/shell/use-site.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Play } from '#web/ui/icons/play.ts';
import type { Call } from './calls.ts';
import { needsToken, toJson } from './calls.ts';
import type { Endpoint } from './endpoints.ts';

const quiet = 'text-(--code-quiet)';

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
    <form
      data-try={method}
      data-path={path}
      className="try grid min-w-0 gap-3 rounded-well bg-(--code-panel) px-4 pt-3.5 pb-4 text-[0.9375rem] no-script:hidden print:hidden"
      noValidate
    >
      <div className="flex justify-between gap-3">
        <h3 className="font-semibold text-[0.875rem]/[1.3]">{t('title')}</h3>
        <span className={cx(quiet, 'text-[0.875rem]')}>{isDemo ? t('demo') : t('live')}</span>
      </div>
      <label>
        <span>{t('key')}</span>
        <span className="relative">
          <Icon of={KeyRound} size={18} className="absolute top-1/2 left-3 -translate-y-1/2" />
          <input
            name="key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder="dabei_sk_…"
            className="pl-10"
            {...(isPublic ? { defaultValue: publicApiKey } : {})}
          />
        </span>
        <small className={cx(quiet, 'text-[0.8125rem]')}>{isPublic ? t('public') : t('kept')}</small>
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
          <summary className="py-3">{t('optional')}</summary>
          {query.map(({ name, default: usual }) => (
            <TryField key={name} kind="query" name={name} placeholder={usual} />
          ))}
        </details>
      )}
      {body && (
        <label>
          <span>{t('body')}</span>
          <textarea
            name="body"
            rows={8}
            spellCheck={false}
            defaultValue={toJson(body.example)}
            className="resize-y text-[0.875rem]"
          />
        </label>
      )}
      <button
        type="submit"
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-button bg-pic-tomato px-5.5 font-bold text-[1rem]/[1] text-pic-ink in-data-asked:bg-pic-amber aria-busy:opacity-70"
      >
        <Icon of={Play} size={18} />
        <span>{t('send')}</span>
      </button>
      <p role="status" data-say="" className="empty:hidden" />
      <section data-answer="" hidden aria-label={t('answer')}>
        <p>
          <b data-status="" className="try-status inline-block rounded-badge px-2 py-1 leading-[1.2]" />{' '}
          <span data-time="" />
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long answers scroll, also by keyboard */}
        <pre tabIndex={0} className="px-0! wrap-anywhere whitespace-pre-wrap">
          <code />
        </pre>
        <details>
          <summary className="py-3">{t('headers')}</summary>
          <pre data-headers="" className="px-0! wrap-anywhere whitespace-pre-wrap" />
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
