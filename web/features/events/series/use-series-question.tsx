import { Suspense, useState } from 'react';
import { isSame } from '#web/editing/merge-edits.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useAhead } from '#web/ui/use-ahead.ts';
import type { EventOfBusiness } from '../use-events.ts';
import type { Answer, Changes } from './series-question.tsx';

const SeriesQuestion = onDemand(async () => (await import('./series-question.tsx')).SeriesQuestion);

type Question = { changes: Changes; answer: (answer: Answer) => void };

/** What dates have each for themselves. */
const ofOneDate = ['event_date', 'tariff', 'publish_type', 'scheduled_date', 'scheduled_time', 'tell_guests'];

/** What of a form differs from the stored event and may hold for other dates as well. */
function changesOf(event: EventOfBusiness, body: object): Changes {
  const stored: Record<string, unknown> = { ...event };
  const changed = Object.entries(body).filter(
    ([name, value]) => !ofOneDate.includes(name) && !isSame(value, stored[name] ?? null),
  );
  return Object.fromEntries(changed);
}

/**
 * Asks, before a date of a series is saved, which dates the change is about. `ask` resolves with true when only this one is
 * saved, as any event; what holds for more is done by the question itself, which then calls `onChanged`.
 */
export function useSeriesQuestion(event: EventOfBusiness, onChanged: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  useAhead(SeriesQuestion.fetch, event.series_id !== null);

  async function ask(body: object): Promise<boolean> {
    const changes = changesOf(event, body);
    const { series_id: seriesId, event_date: day } = event;
    const hasMoved = 'event_date' in body && body.event_date !== day;
    if (seriesId === null || hasMoved || Object.keys(changes).length === 0) return true;
    const answer = await new Promise<Answer>((resolve) => setQuestion({ changes, answer: resolve }));
    setQuestion(null);
    if (answer === 'series') onChanged();
    return answer === 'this';
  }

  return {
    ask,
    dialog: question && event.series_id && (
      <Suspense>
        <SeriesQuestion event={event} seriesId={event.series_id} {...question} />
      </Suspense>
    ),
  };
}
