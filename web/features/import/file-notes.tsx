import { useTranslation } from 'react-i18next';
import { encodings } from '#domain/import/choices.ts';
import type { ImportResult } from '#domain/import/result.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Info } from '#web/ui/icons/info.ts';
import { Select } from '#web/ui/select.tsx';
import type { ReadingChoices } from './use-reading.ts';

type FileNotesProps = { result: ImportResult; onChange: (choice: ReadingChoices) => void };

/** Notes of the whole file, and its encoding where that is uncertain or letters are broken. */
export function FileNotes({ result: { notes, encoding }, onChange }: FileNotesProps) {
  const { t } = useTranslation('import');
  const isBroken = notes.some(({ problem }) => problem === 'broken_letters');
  return (
    <>
      {notes.map(({ problem, text }) => (
        <p key={problem} className="flex items-start gap-2 text-small">
          <Icon of={Info} size={16} className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{t(`fileNote.${problem}`, { text, count: Number(text) || 0 })}</span>
        </p>
      ))}
      {encoding && (isBroken || !encoding.isSure) && (
        <Select
          label={t('encoding.title')}
          help={encoding.sample && t('columns.sample', { text: encoding.sample })}
          options={encodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
          value={encoding.encoding}
          onChange={({ target }) => onChange({ encoding: encodings.find((each) => each === target.value) })}
          className="max-w-text"
        />
      )}
    </>
  );
}
