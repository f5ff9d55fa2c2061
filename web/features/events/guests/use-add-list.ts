import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readGuestLine } from '#domain/events/guest-lines.ts';
import { addableAtOnce } from '#domain/events/participation.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { staleEvents } from '../event/use-events.ts';

export type ListRow = { number: number; line: string; read: ReturnType<typeof readGuestLine> };

/** Lines with text, as they are understood. */
function rowsOf(text: string): ListRow[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    return line.trim() === '' ? [] : { number: index + 1, line: line.trim(), read: readGuestLine(line) };
  });
}

/** A pasted list. Added lines leave the text; refused ones stay with their reason. */
export function useAddList(eventId: string, onDone: () => void) {
  const { t } = useTranslation('participants');
  const [text, setText] = useState('');
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  /** By what is sent, so that a repeated call adds nobody twice. */
  const keys = useRef(new Map<string, string>());
  const rows = rowsOf(text);

  async function addPart(part: readonly ListRow[]) {
    const guests = part.flatMap(({ read }) =>
      typeof read === 'string'
        ? []
        : {
            ...{ display_name: read.name, party_size: read.partySize, note: read.note },
            ...(read.email && { email: read.email }),
          },
    );
    const sent = JSON.stringify(guests);
    const key = keys.current.get(sent) ?? newIdempotencyKey();
    keys.current.set(sent, key);
    const params = { path: { id: eventId } };
    const headers = once(key);
    const { data } = await dataOf(api.POST('/events/{id}/additions', { params, body: { guests }, headers }));
    keys.current.delete(sent);
    return part.map((row, index) => ({ row, refused: data[index]?.refused?.code }));
  }

  const adding = useAction({
    call: async () => {
      const left = rows.filter(({ read }) => typeof read === 'string');
      const wanted = rows.filter(({ read }) => typeof read !== 'string');
      const refused: { row: ListRow; refused: string | undefined }[] = [];
      for (let from = 0; from < wanted.length; from += addableAtOnce) {
        const results = await addPart(wanted.slice(from, from + addableAtOnce));
        refused.push(...results.filter(({ refused: code }) => code !== undefined));
        const open = [...left, ...refused.map(({ row }) => row), ...wanted.slice(from + addableAtOnce)];
        setText(open.map(({ line }) => line).join('\n'));
        setRefusals(new Map(refused.map(({ row, refused: code }) => [row.line, code ?? ''])));
      }
      return { added: wanted.length - refused.length, open: left.length + refused.length };
    },
    done({ added, open }) {
      if (open === 0) onDone();
      return added > 0 ? t('list.done', { count: added }) : undefined;
    },
    stale: [queries.participants, ...staleEvents],
  });
  return { text, setText, rows, refusals, adding };
}
