import { Select } from '#web/ui/select.tsx';
import type { Repetition, Rhythm } from '../event/repetition.ts';
import { inRhythm, repeatsOn, rhythmOf, rhythmsOn } from '../event/repetition.ts';
import { useRhythmText } from './use-rhythm-text.ts';

type RhythmSelectProps = {
  value: Repetition | null;
  onChange: (value: Repetition | null) => void;
  /** Null without a first date. */
  day: string | null;
  label: string;
  help?: string | undefined;
  /** Option for no repetition or no choice. */
  none: string;
  /** A rule outside the options that may stay. */
  own?: Repetition | null;
};

/** Repetitions possible for the first day. */
export function RhythmSelect({ value, onChange, day, label, help, none, own = value }: RhythmSelectProps) {
  const rhythmText = useRhythmText();
  const kept = own && rhythmOf(own) === 'own' ? own : null;
  const rhythms: Rhythm[] = day ? [...(kept ? ['own' as const] : []), ...rhythmsOn(day)] : [];
  return (
    <Select
      label={label}
      value={day && repeatsOn(value, day) ? rhythmOf(value) : ''}
      disabled={day === null}
      help={help}
      placeholder={none}
      options={rhythms.map((one) => ({ value: one, label: rhythmText(one, day ?? '') }))}
      onChange={({ target }) => {
        const chosen = rhythms.find((one) => one === target.value);
        onChange(chosen === 'own' ? kept : chosen ? inRhythm(chosen, value) : null);
      }}
    />
  );
}
