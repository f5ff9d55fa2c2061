import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLengths } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Case } from './use-review.ts';

/** Notes of staff on a business, at its case and at its customer's page. */
export function CaseNotes({ business: { id, notes } }: { business: Pick<Case, 'id' | 'notes'> }) {
  const { t } = useTranslation('review');
  const [text, setText] = useState('');
  const add = useAction({
    call: () =>
      reviewApi.POST('/review/businesses/{id}/notes', {
        params: { path: { id } },
        body: { text },
        headers: once(newIdempotencyKey()),
      }),
    done() {
      setText('');
    },
    stale: [reviewQueries.case(id), reviewQueries.customer(id)],
  });
  const language = useLanguage();
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
          if (text.trim() && !add.isPending) add.mutate();
        }}
      >
        <TextArea
          label={t('notes.label')}
          rows={2}
          maxLength={reviewLengths.note}
          value={text}
          error={add.problem && `${t('notes.failed')}: ${add.problem}`}
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
