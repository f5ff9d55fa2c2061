import type { ReactNode } from 'react';
import { Prose } from '#web/features/legal/prose.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import type { QuestionGroup } from './use-question-groups.ts';

type QuestionListProps = {
  file: 'faq' | 'help';
  group: QuestionGroup;
  showMore: ((entryId: string) => ReactNode) | undefined;
};

/** A group of collapsible questions, without script. Search opens hits. */
export function QuestionList({ file, group, showMore }: QuestionListProps) {
  return (
    <section
      id={group.id}
      data-group=""
      aria-labelledby={`${group.id}-title`}
      className="border-ink border-t-3 mt-9 grid grid-cols-[minmax(0,1fr)] gap-y-1 pt-5 lg:mt-12 not-print:data-out:hidden"
    >
      <h2 id={`${group.id}-title`} className="text-h2">
        {group.title}
      </h2>
      <div>
        {group.entries.map(({ id, question }) => (
          <details
            key={id}
            id={`${group.id}-${id}`}
            data-section=""
            className="group/question border-line not-last:border-b not-print:data-out:hidden print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="wrap-anywhere min-w-0 text-h4">{question}</h3>
              <Icon
                of={Plus}
                className="shrink-0 transition-[rotate] duration-150 group-open/question:rotate-45 print:hidden"
              />
            </summary>
            <div className="max-w-[42rem] pb-7 text-ink-2">
              <Prose file={file} name={`groups.${group.id}.entries.${id}.answer`} />
              {showMore?.(id)}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
