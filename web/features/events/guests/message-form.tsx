import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { hasLink, messageLength } from '#domain/guest-notices/message-rules.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const readers = {
  all: undefined,
  in: ['joined', 'approved'],
  waiting: ['waiting'],
  applied: ['applied'],
} as const satisfies Record<string, ParticipantStatus[] | undefined>;
type Readers = keyof typeof readers;
const choices = Object.keys(readers) as Readers[];

export function MessageForm({ eventId, onDone }: { eventId: string; onDone: () => void }) {
  const { t } = useTranslation('participants');
  const [text, setText] = useState('');
  const [to, setTo] = useState<Readers>('all');
  const [isTried, setTried] = useState(false);
  const sending = useAction({
    call: (key: string) => {
      const statuses = readers[to];
      const body = { text: text.trim(), ...(statuses && { statuses: [...statuses] }) };
      return api.POST('/events/{id}/messages', { params: { path: { id: eventId } }, body, headers: once(key) });
    },
    isRepeatable: true,
    done: () => {
      onDone();
      return t('message.done');
    },
    failed: (message, error) =>
      isProblem(error, 'limit_reached') ? t('message.twice') : t('message.failed', { message }),
    stale: [queries.notices],
  });
  const missing = text.trim() === '' ? t('message.needed') : undefined;
  const refusal = hasLink(text) ? t('message.link') : isTried ? missing : undefined;
  return (
    <form
      noValidate
      className="grid gap-4 rounded-card bg-card p-5 shadow-raised md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (missing === undefined && !hasLink(text)) sending.mutate(newIdempotencyKey());
      }}
    >
      <TextArea
        label={t('message.label')}
        help={t('message.help')}
        counter={`${text.length}/${messageLength}`}
        error={refusal}
        maxLength={messageLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoFocus
      />
      <Select
        label={t('message.to')}
        value={to}
        onChange={({ target }) => setTo(choices.find((one) => one === target.value) ?? 'all')}
        options={choices.map((value) => ({ value, label: t(`message.readers.${value}`) }))}
        className="max-w-72"
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" onClick={onDone}>
          {t('message.cancel')}
        </Button>
        <Button type="submit" busy={sending.isPending} busyLabel={t('message.busy')}>
          {t('message.send')}
        </Button>
      </div>
    </form>
  );
}
