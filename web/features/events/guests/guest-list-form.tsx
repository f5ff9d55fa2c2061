import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { PartyName, peopleOf } from './party-name.tsx';
import { toGuestLines } from './read-guest-table.ts';
import type { ListRow } from './use-add-list.ts';
import { useAddList } from './use-add-list.ts';

type GuestListFormProps = { eventId: string; isOpen: boolean; onClose: () => void };

const maxBytes = 1_000_000;

const partyOf = ({ read }: ListRow) =>
  typeof read === 'string' ? [] : [{ display_name: read.name, party_size: read.partySize }];

/** Adds a pasted list or a CSV file, with a preview of every line. Text is kept when the dialog closes. */
export function GuestListForm({ eventId, isOpen, onClose }: GuestListFormProps) {
  const { t } = useTranslation('participants');
  const { text, setText, rows, refusals, adding } = useAddList(eventId, onClose);
  const [isUnreadable, setUnreadable] = useState(false);
  const parties = rows.flatMap(partyOf);

  async function take(file: File) {
    const { decodeText } = await import('#domain/import/read-bytes.ts');
    const content = file.size > maxBytes ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
    setUnreadable(content === null);
    if (content === null) return;
    const { readRows } = await import('#domain/import/read-rows.ts');
    const lines = toGuestLines(readRows(content));
    setText((before) => [before.trim(), ...lines].filter((line) => line !== '').join('\n'));
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('list.title')}
      closeLabel={t('add.close')}
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          if (parties.length > 0) adding.mutate();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button
            type="submit"
            busy={adding.isPending}
            busyLabel={t('add.busy')}
            disabledReason={parties.length > 0 ? undefined : t('list.needed')}
          >
            {parties.length > 0 ? t('list.submit', { count: peopleOf(parties) }) : t('add.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextArea
          label={t('list.label')}
          help={t('list.help')}
          rows={6}
          value={text}
          readOnly={adding.isPending}
          onChange={({ target }) => setText(target.value)}
        />
        <FileDrop
          label={t('list.file')}
          buttonLabel={t('list.choose')}
          dropHint={t('list.drop')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          error={isUnreadable ? t('list.unreadable') : null}
          onFiles={([file]) => file && void take(file)}
        />
        {rows.length > 0 && (
          <section aria-label={t('list.preview')}>
            <ol className="rounded-well bg-sunk px-4">
              {rows.map((row) => (
                <PreviewRow key={row.number} row={row} refusal={refusals.get(row.line)} />
              ))}
            </ol>
          </section>
        )}
        {adding.problem && <FormFailure title={adding.problem} />}
      </div>
    </Dialog>
  );
}

const refusalTexts = { event_full: 'event_full', party_too_large: 'party_too_large' } as const;

function PreviewRow({ row, refusal }: { row: ListRow; refusal: string | undefined }) {
  const { t } = useTranslation('participants');
  const { line, read } = row;
  const [party] = partyOf(row);
  const reason =
    typeof read === 'string'
      ? t(`list.problem.${read}`)
      : refusal !== undefined && t(`list.refused.${refusalTexts[refusal as keyof typeof refusalTexts] ?? 'other'}`);
  return (
    <li className="grid border-line border-t py-2.5 first:border-t-0">
      <span className="wrap-anywhere font-semibold">{party ? <PartyName party={party} /> : line}</span>
      {typeof read !== 'string' && (read.email || read.note) && (
        <span className="wrap-anywhere text-ink-2 text-small">
          {[read.email, read.note].filter(Boolean).join(', ')}
        </span>
      )}
      {reason && (
        <span role="alert" className="text-oxblood text-small">
          {reason}
        </span>
      )}
    </li>
  );
}
