import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Copy } from '#web/ui/icons/copy.ts';
import type { CodeLanguage } from './calls.ts';
import { codeLanguages } from './calls.ts';
import { highlight } from './highlight.tsx';

const languageNames: Record<CodeLanguage, string> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
};

/** Copies the code of its figure; it needs the page's script and hides without it. */
export function CopyButton({ title }: { title: string }) {
  const { t } = useTranslation('api-docs');
  return (
    <button type="button" data-copy="" aria-label={`${title} ${t('copyWhat')}`} className="copy-button">
      <Icon of={Copy} size={18} />
      <Icon of={Check} size={18} />
      <span>{t('copy')}</span>
      <span>{t('copied')}</span>
    </button>
  );
}

function Code({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
    <pre tabIndex={0}>
      <code>{highlight(code)}</code>
    </pre>
  );
}

/** An example on ink. */
export function CodePanel({ title, code, note }: { title: string; code: string; note?: ReactNode }) {
  return (
    <figure className="code-panel">
      <figcaption>
        <span>{title}</span>
        <CopyButton title={title} />
      </figcaption>
      <Code code={code} />
      {note}
    </figure>
  );
}

/** The same in every language: with the script the chosen one, without it all, folded but the first. */
export function CodeTabs({ title, codes }: { title: string; codes: Record<CodeLanguage, string> }) {
  const { t } = useTranslation('api-docs');
  return (
    <>
      <fieldset aria-label={t('endpoint.languages')} className="code-tabs">
        {codeLanguages.map((language) => (
          <button key={language} type="button" data-choice={language} aria-pressed={language === 'curl'}>
            {languageNames[language]}
          </button>
        ))}
      </fieldset>
      <figure className="code-panel">
        <figcaption>
          <span>{title}</span>
          <CopyButton title={title} />
        </figcaption>
        {codeLanguages.map((language) => (
          <details key={language} data-language={language} open={language === 'curl'}>
            <summary>{languageNames[language]}</summary>
            <Code code={codes[language]} />
          </details>
        ))}
      </figure>
    </>
  );
}
