import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/language.ts';
import { reviewLengths } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Case } from './use-review.ts';
import { useAddNote } from './use-review.ts';

/** What reviewers tell each other about a case. */
export function CaseNotes({ business: { id, notes } }: { business: Case }) {
  const { t, i18n } = useTranslation('review');
  const words = useProblemText();
  const [text, setText] = useState('');
  const add = useAddNote(id);
  const language = i18n.language as Language;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-h3">
        {t('notes.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-2 text-small">{t('notes.help')}</p>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !add.isPending) add.mutate(text, { onSuccess: () => setText('') });
        }}
      >
        <TextArea
          label={t('notes.label')}
          rows={2}
          maxLength={reviewLengths.note}
          value={text}
          error={add.error ? `${t('notes.failed')}: ${words(add.error)}` : null}
          onChange={(event) => setText(event.target.value)}
          className="w-full"
        />
        <Button type="submit" variant="secondary" size="compact" busy={add.isPending} disabled={text.trim() === ''}>
          {t('notes.add')}
        </Button>
      </form>
      {notes.length === 0 ? (
        <p className="mt-4 text-ink-2">{t('notes.none')}</p>
      ) : (
        <ul className="mt-5 grid">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-line border-t py-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-help text-ink-2">
                {t('notes.by', { name: note.written_by, at: formatInstant(note.created_at, language) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
