import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
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

/** Copies its figure's code; hidden without the script. */
export function CopyButton({ title, className }: { title: string; className?: string }) {
  const { t } = useTranslation('api-docs');
  return (
    <button
      type="button"
      data-copy=""
      aria-label={`${title} ${t('copyWhat')}`}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-3 font-semibold text-[0.875rem]/[1] no-script:hidden hover:bg-current/14 print:hidden [&:not([data-done])>:nth-child(even)]:hidden [&[data-done]>:nth-child(odd)]:hidden',
        className,
      )}
    >
      <Icon of={Copy} size={18} />
      <Icon of={Check} size={18} />
      <span>{t('copy')}</span>
      <span>{t('copied')}</span>
    </button>
  );
}

function Code({ code }: { code: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
      tabIndex={0}
    >
      <code>{highlight(code)}</code>
    </pre>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="code-panel">
      <figcaption>
        <span>{title}</span>
        <CopyButton title={title} />
      </figcaption>
      {children}
    </figure>
  );
}

export function CodePanel({ title, code, note }: { title: string; code: string; note?: ReactNode }) {
  return (
    <Panel title={title}>
      <Code code={code} />
      {note}
    </Panel>
  );
}

/** All languages; the script shows the chosen one, otherwise all are collapsed but the first. */
export function CodeTabs({ title, codes }: { title: string; codes: Record<CodeLanguage, string> }) {
  const { t } = useTranslation('api-docs');
  return (
    <>
      <fieldset
        aria-label={t('endpoint.languages')}
        className="code-tabs scrollbar-none -mb-1 flex min-w-0 gap-1 overflow-x-auto no-script:hidden print:hidden [fieldset~&]:hidden"
      >
        {codeLanguages.map((language) => (
          <button key={language} type="button" data-choice={language} aria-pressed={language === 'curl'}>
            {languageNames[language]}
          </button>
        ))}
      </fieldset>
      <Panel title={title}>
        {codeLanguages.map((language) => (
          <details key={language} data-language={language} open={language === 'curl'}>
            <summary>{languageNames[language]}</summary>
            <Code code={codes[language]} />
          </details>
        ))}
      </Panel>
    </>
  );
}
