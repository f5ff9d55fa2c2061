import { useTranslation } from 'react-i18next';
import { businessTypeEntries } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { TypeDrawing } from '#web/art/type-drawing.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { RadioTile } from '#web/ui/radio-tile.tsx';
import { AnswerInput, useAnswer } from './step-form.tsx';

function isDescribed(type: string): type is 'recurring' | 'onetime' | 'other' {
  return businessTypeEntries.some(({ key, needsDescription }) => key === type && needsDescription);
}

/** Step 1: nine tiles; some types require a sentence. */
export function BusinessTypeStep() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { value, error, set, touch } = useAnswer('businessType');
  return (
    <div className="grid gap-5">
      <FieldGroup label={t('field.businessType')} hideLabel error={error}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
          {businessTypeEntries.map((type) => (
            <RadioTile
              key={type.key}
              name="businessType"
              value={type.key}
              title={labelOf(type, language)}
              drawing={<TypeDrawing type={type.key} className="block w-full" />}
              wideOnPhone={type.key === 'other'}
              checked={value === type.key}
              onChange={() => set(type.key)}
              onBlur={touch}
            />
          ))}
        </div>
      </FieldGroup>
      {isDescribed(value) && (
        <AnswerInput
          name="customBusinessType"
          label={t(`customBusinessType.${value}`)}
          note={t('optional')}
          help={t('customBusinessType.help')}
        />
      )}
    </div>
  );
}
