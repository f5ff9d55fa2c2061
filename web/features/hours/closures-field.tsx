import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { sortClosures } from '#domain/hours/closures.ts';
import { maxClosures } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { ClosureRow } from './closure-row.tsx';

const ClosureDialog = dialogOnDemand(
  async () => (await import('./closure-dialog.tsx')).ClosureDialog,
  ({ open }) => open,
);

type ClosuresFieldProps = {
  value: ExtraordinaryClosure[];
  onChange: (value: ExtraordinaryClosure[]) => void;
  now: Date;
};

/** Closures: current and future ones in order, past ones folded away. */
export function ClosuresField({ value, onChange, now }: ClosuresFieldProps) {
  const { t } = useTranslation('profile');
  const [isAdding, setAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const { coming, past } = sortClosures(value, berlinDay(now));
  const isFull = value.length >= maxClosures;
  const rows = (closures: ExtraordinaryClosure[]) => (
    <ul className="grid gap-2">
      {closures.map((closure) => (
        <ClosureRow
          key={closure.id}
          closure={closure}
          onRemove={() => {
            onChange(value.filter((other) => other.id !== closure.id));
            addRef.current?.focus();
          }}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="closures">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="closures" className="text-h3">
          {t('columns.extraordinary_closures')}
        </h3>
        <Button
          ref={addRef}
          variant="secondary"
          size="compact"
          icon={Plus}
          onClick={() => setAdding(true)}
          disabledReason={isFull ? t('closures.full', { max: maxClosures }) : undefined}
        >
          {t('closures.add')}
        </Button>
      </div>
      <p className="mt-1 mb-4 text-ink-3 text-small">{t('closures.help')}</p>
      {coming.length > 0 ? rows(coming) : <p className="text-ink-2">{t('closures.none')}</p>}
      {past.length > 0 && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 items-center rounded-field text-small">
            {t('closures.past', { count: past.length })}
          </summary>
          <div className="mt-1">{rows(past)}</div>
        </details>
      )}
      <ClosureDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(closure) => onChange([...value, closure])}
      />
    </section>
  );
}
