import { faqPage, StructuredData } from '#web/shell/structured-data.tsx';

type FaqListProps = { items: { question: string; answer: string }[] };

/** Collapsible without script; the first is open. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className="border-ink border-t-3">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-line border-b">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-h3 marker:content-none">
            <h3 className="text-[length:inherit]">{question}</h3>
            <span aria-hidden="true" className="relative size-4 shrink-0">
              <span className="absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-ink" />
              <span className="absolute inset-y-0 left-1/2 -ml-px w-0.5 bg-ink transition-[scale] group-open:scale-y-0" />
            </span>
          </summary>
          <p className="max-w-text pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
      <StructuredData data={faqPage(items)} />
    </div>
  );
}
