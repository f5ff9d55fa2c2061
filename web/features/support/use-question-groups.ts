import { useTranslation } from 'react-i18next';

export type QuestionGroup = {
  id: string;
  title: string;
  entries: { id: string; question: string; answer: string }[];
};

type GroupTexts = Record<string, { title: string; entries: Record<string, { question: string; answer: string }> }>;

/** Questions in order; answers may contain markup. */
export function useQuestionGroups(file: 'faq' | 'help'): QuestionGroup[] {
  const { t } = useTranslation(file);
  const groups: GroupTexts = t('groups', { returnObjects: true });
  return Object.entries(groups).map(([id, { title, entries }]) => ({
    id,
    title,
    entries: Object.entries(entries).map(([entryId, entry]) => ({ id: entryId, ...entry })),
  }));
}

/** FAQ as plain text, for search engines. */
export function useFaqEntries(): { question: string; answer: string }[] {
  return useQuestionGroups('faq').flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  );
}

function plainText(answer: string): string {
  return answer
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
