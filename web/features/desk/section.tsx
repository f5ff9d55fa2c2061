import type { ReactNode } from 'react';
import { Children, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/panel.tsx';

type SectionProps = {
  id: string;
  title: string;
  /** Instead of an empty list. */
  empty?: string | undefined;
  children: ReactNode;
};

export function Section({ id, title, empty, children }: SectionProps) {
  return (
    <Card role="region" aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {empty === undefined ? children : <p className="text-ink-2">{empty}</p>}
    </Card>
  );
}

/** Shown of a list that is longer. */
const FEW = 5;

/** Rows with a line between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="grid">{children}</ul>;
}

type FoldedRowsProps = {
  /** Below the whole list, such as a button for older rows. */
  more?: ReactNode;
  children: ReactNode;
};

/** Of a long list the first few rows, and the others on request. */
export function FoldedRows({ more, children }: FoldedRowsProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const rows = Children.toArray(children);
  const isLong = rows.length > FEW + 1;
  return (
    <>
      <Rows>{isLong && !isOpen ? rows.slice(0, FEW) : rows}</Rows>
      {(isLong || more) && (
        <div className="flex flex-wrap gap-2">
          {isLong && (
            <Button variant="secondary" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('fewer') : t('all', { count: rows.length })}
            </Button>
          )}
          {(isOpen || !isLong) && more}
        </div>
      )}
    </>
  );
}

type RowProps = {
  title: ReactNode;
  /** Small lines below; false ones are left out. */
  notes?: readonly (string | false | null | undefined)[];
  /** At the end of the first line: a badge or an amount. */
  end?: ReactNode;
};

export function Row({ title, notes = [], end }: RowProps) {
  const shown = notes.filter(Boolean).join(' · ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere">{title}</p>
        {shown && <p className="wrap-anywhere text-help text-ink-2">{shown}</p>}
      </div>
      {end && <div className="flex flex-wrap items-center gap-2">{end}</div>}
    </li>
  );
}
