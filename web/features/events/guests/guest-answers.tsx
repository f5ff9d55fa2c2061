import type { Participant } from './use-guests.ts';

/** Answers of a guest without the app to the questions of the event. */
export function Answers({ of: { answers } }: { of: Pick<Participant, 'answers'> }) {
  if (answers.length === 0) return null;
  return (
    <dl className="wrap-anywhere text-small">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="inline text-ink-3">{question} </dt>
          <dd className="inline">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
