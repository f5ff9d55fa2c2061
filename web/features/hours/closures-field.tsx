import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { sortClosures } from '#domain/hours/closures.ts';
import { maxClosures } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { ClosureRow } from './closure-row.tsx';
import { DatedSection } from './dated-section.tsx';

const ClosureDialog = dialogOnDemand(
  async () => (await import('./closure-dialog.tsx')).ClosureDialog,
  ({ open }) => open,
);

type ClosuresFieldProps = {
  value: ExtraordinaryClosure[];
  onChange: (value: ExtraordinaryClosure[]) => void;
  now: Date;
};

/** Past ones are collapsed. */
export function ClosuresField({ value, onChange, now }: ClosuresFieldProps) {
  const { t } = useTranslation('profile');
  const [isAdding, setAdding] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const { coming, past } = sortClosures(value, berlinDay(now));
  const isFull = value.length >= maxClosures;
  return (
    <>
      <DatedSection
        id="closures"
        title={t('columns.extraordinary_closures')}
        help={t('closures.help')}
        add={{
          ref: addRef,
          label: t('closures.add'),
          obstacle: isFull ? t('closures.full', { max: maxClosures }) : undefined,
          onPress: () => setAdding(true),
        }}
        coming={coming}
        past={past}
        pastLabel={t('closures.past', { count: past.length })}
        none={t('closures.none')}
        renderRow={(closure) => (
          <ClosureRow
            key={closure.id}
            closure={closure}
            onRemove={() => {
              onChange(value.filter((other) => other.id !== closure.id));
              addRef.current?.focus();
            }}
          />
        )}
      />
      <ClosureDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(closure) => onChange([...value, closure])}
      />
    </>
  );
}
