import type { ReactNode } from 'react';

const TOKENS =
  /("(?:[^"\\\n]|\\.)*"(?=\s*(?::|=>))|(?<=[{,]\s*\n\s*|\{ )[a-zA-Z_]\w*(?=: ))|("(?:[^"\\\n]|\\.)*"|`[^`]*`)|\b(curl|import|from|const|export|function|return|await|async|def|while|for|in|if|throw|new|print|yield)\b|((?<![\w-])\d+(?:\.\d+)?(?![\w-]))/g;

/** Classes of `docs.css`: names, strings, keywords, numbers. */
const classes = [undefined, 'k', 's', 'w', 'n'];

export function highlight(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const name = classes[match.findLastIndex((group, index) => index > 0 && group !== undefined)];
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={name}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}
