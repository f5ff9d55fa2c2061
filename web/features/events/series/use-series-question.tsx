import { Suspense, useState } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import type { Answer } from './series-question.tsx';

const SeriesQuestion = onDemand(async () => (await import('./series-question.tsx')).SeriesQuestion);

type Question = { body: object; answer: (answer: Answer) => void };

/**
 * Asks for the scope before a date is saved. `ask` resolves with true to save only this date; otherwise the question
 * saves and calls `onChanged`.
 */
export function useSeriesQuestion(event: EventOfBusiness, onChanged: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  usePreload(SeriesQuestion.fetch, event.series_id !== null);

  async function ask(body: object): Promise<boolean> {
    const hasMoved = 'event_date' in body && body.event_date !== event.event_date;
    if (event.series_id === null || hasMoved) return true;
    const answer = await new Promise<Answer>((resolve) => setQuestion({ body, answer: resolve }));
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
