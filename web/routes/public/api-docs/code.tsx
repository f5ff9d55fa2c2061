import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';

/** An example on ink, with a button that copies it; the button needs the page's script and hides without it. */
export function CodePanel({ title, code }: { title: string; code: string }) {
  const { t } = useTranslation('api-docs');
  return (
    <figure className="overflow-hidden rounded-well bg-pic-ink text-pic-paper">
      <figcaption className="flex min-h-15 items-center justify-between gap-4 border-pic-paper/15 border-b py-2 pr-2 pl-5">
        <span className="text-label">{title}</span>
        <button
          type="button"
          data-copy={t('copied')}
          aria-label={`${title} ${t('copyWhat')}`}
          className="copy-button not-in-data-script:hidden"
        >
          <Icon of={Copy} size={18} />
          <Icon of={Check} size={18} />
          <span>{t('copy')}</span>
          <span>{t('copied')}</span>
        </button>
      </figcaption>
      <pre className="wrap-anywhere whitespace-pre-wrap px-5 py-5 font-mono text-[0.875rem] leading-[1.55]">
        <code>{highlight(code)}</code>
      </pre>
    </figure>
  );
}

const TOKENS =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:)|'[a-z_]+'(?=:))|("(?:[^"\\\n]|\\.)*"|`[^`]*`)|\b(curl|import|from|const|export|function|return|await|async|def|while|for|in|if|throw|new|print|yield)\b|((?<![\w-])\d+(?:\.\d+)?(?![\w-]))/g;

const colors = [undefined, 'text-pic-blue', 'text-pic-green', 'text-pic-tomato', 'text-pic-amber'];

/** Names, strings, keywords, numbers: four colours are enough. */
function highlight(code: string) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const color = colors[match.findLastIndex((group, index) => index > 0 && group !== undefined)];
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={color}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
