import type { ReactNode, Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons/plus.ts';

type DatedSectionProps<Entry> = {
  id: string;
  title: string;
  help: string;
  add: { ref: Ref<HTMLButtonElement>; label: string; obstacle: string | undefined; onPress: () => void };
  coming: readonly Entry[];
  /** Collapsed. */
  past: readonly Entry[];
  pastLabel: string;
  renderRow: (entry: Entry) => ReactNode;
  /** Between help and rows. */
  children?: ReactNode;
  /** Empty state. */
  none?: string;
};

/** Dated entries in order, past ones collapsed, with an add button. */
export function DatedSection<Entry>({
  id,
  title,
  help,
  add,
  coming,
  past,
  renderRow,
  ...props
}: DatedSectionProps<Entry>) {
  const rows = (entries: readonly Entry[]) => <ul className="grid gap-2">{entries.map(renderRow)}</ul>;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 id={id} className="text-h4">
          {title}
        </h4>
        <Button
          ref={add.ref}
          variant="secondary"
          size="compact"
          icon={Plus}
          onClick={add.onPress}
          disabledReason={add.obstacle}
        >
          {add.label}
        </Button>
      </div>
      <p className="mt-1 mb-4 text-ink-3 text-small">{help}</p>
      {props.children}
      {coming.length > 0 && <div className={props.children ? 'mt-4' : undefined}>{rows(coming)}</div>}
      {coming.length === 0 && props.none && <p className="text-ink-2">{props.none}</p>}
      {past.length > 0 && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 items-center rounded-field text-small">
            {props.pastLabel}
          </summary>
          <div className="mt-1">{rows(past)}</div>
        </details>
      )}
    </section>
  );
}
