import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';

export type Scope = 'this' | (typeof seriesScopes)[number];

type ScopeChoiceProps<One extends Scope> = {
  value: One;
  onChange: (scope: One) => void;
  options: readonly One[];
  /** Name of the radio group. */
  name: string;
};

/** One date, this and later ones, or all. */
export function ScopeChoice<One extends Scope>({ value, onChange, options, name }: ScopeChoiceProps<One>) {
  const { t } = useTranslation('events');
  return (
    <FieldGroup label={t('series.change.which')}>
      <div className="grid">
        {options.map((one) => (
          <Radio
            key={one}
            name={name}
            label={t(`series.scope.${one as Scope}`)}
            checked={value === one}
            onChange={() => onChange(one)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export const allScopes: readonly Scope[] = ['this', ...seriesScopes];
