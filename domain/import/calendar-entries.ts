import { contentLines } from './unfold.ts';

type CalendarLines = { isCancelling: boolean; zones: Map<string, string[]> };
/** Lines of one component, nested ones included. */
export type EntryLines = { kind: string; lines: string[]; calendar: CalendarLines; isClosed: boolean };

const MARK = /^(BEGIN|END):\s*([\w-]+)\s*$/i;
const newCalendar = (): CalendarLines => ({ isCancelling: false, zones: new Map() });

/** Splits a text into its entries and zones by `BEGIN` and `END`; a file may hold several calendars. */
export function splitCalendar(text: string): EntryLines[] {
  const found: EntryLines[] = [];
  let calendar = newCalendar();
  let open: EntryLines | null = null;
  let depth = 0;
  const close = (isClosed: boolean) => {
    if (open) found.push({ ...open, isClosed });
    if (open?.kind === 'VTIMEZONE') addZone(calendar, open.lines);
    open = null;
    depth = 0;
  };
  for (const line of contentLines(text)) {
    const [, mark, name = ''] = MARK.exec(line) ?? [];
    const kind = name.toUpperCase();
    const isBegin = mark?.toUpperCase() === 'BEGIN';
    if (mark && kind === 'VCALENDAR') {
      close(false);
      if (isBegin) calendar = newCalendar();
    } else if (isBegin && (!open || kind === 'VEVENT')) {
      // An event inside an event has lost the end of the one before.
      close(false);
      open = { kind, lines: [], calendar, isClosed: false };
    } else if (mark && open && !isBegin && depth === 0) {
      close(kind === (open as EntryLines).kind);
    } else if (open) {
      if (mark) depth += isBegin ? 1 : -1;
      (open as EntryLines).lines.push(line);
    } else if (/^METHOD:\s*CANCEL\s*$/i.test(line)) calendar.isCancelling = true;
  }
  close(false);
  return found.filter(({ kind }) => kind !== 'VTIMEZONE');
}

function addZone({ zones }: CalendarLines, lines: string[]) {
  const [, id] = lines.map((line) => /^TZID[^:]*:(.*)$/i.exec(line)).find(Boolean) ?? [];
  if (id !== undefined) zones.set(id.trim(), lines);
}
