import { useEffect, useState } from 'react';
import type { de } from '#i18n/de.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** One lazy chunk per language; the help page itself is plain HTML. */
const files = import.meta.glob<typeof de.help>('/i18n/*/pages/help.ts', { import: 'texts' });

type HelpQuestion = { id: string; label: string; words: string; hint: string; to: string };
type Group = { title: string; entries: Record<string, { question: string; answer: string }> };

function questionsOf(texts: { groups: Record<string, Group> }): HelpQuestion[] {
  return Object.entries(texts.groups).flatMap(([group, { title, entries }]) =>
    Object.entries(entries).map(([name, { question, answer }]) => ({
      id: `help-${group}-${name}`,
      label: question,
      words: `${title} ${answer.replace(/<[^>]+>/g, ' ')}`,
      hint: title,
      to: `${paths.help}#${group}-${name}`,
    })),
  );
}

/** Empty until loaded, or on failure. */
export function useHelpQuestions(): readonly HelpQuestion[] {
  const language = useLanguage();
  const [questions, setQuestions] = useState<readonly HelpQuestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    files[`/i18n/${language}/pages/help.ts`]?.().then(
      (texts) => isCurrent && setQuestions(questionsOf(texts)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return questions;
}
