import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { businessTypeEntries } from '#domain/catalogue/business-types.ts';
import type { ArtProps } from '#web/art/art-props.ts';
import { TypeBar } from '#web/art/type-bar.tsx';
import { TypeCafe } from '#web/art/type-cafe.tsx';
import { TypeClub } from '#web/art/type-club.tsx';
import { TypeEvent } from '#web/art/type-event.tsx';
import { TypeFitness } from '#web/art/type-fitness.tsx';
import { TypeOnetime } from '#web/art/type-onetime.tsx';
import { TypeOther } from '#web/art/type-other.tsx';
import { TypeRecurring } from '#web/art/type-recurring.tsx';
import { TypeRestaurant } from '#web/art/type-restaurant.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { RadioTile } from '#web/ui/radio-tile.tsx';
import { AnswerInput } from './answer-input.tsx';
import { useAnswer } from './step-form.tsx';

const pictures: Record<BusinessType, ComponentType<ArtProps>> = {
  bar: TypeBar,
  restaurant: TypeRestaurant,
  cafe: TypeCafe,
  club: TypeClub,
  fitness: TypeFitness,
  event: TypeEvent,
  recurring: TypeRecurring,
  onetime: TypeOnetime,
  other: TypeOther,
};

function isDescribed(type: string): type is 'recurring' | 'onetime' | 'other' {
  return businessTypeEntries.some(({ key, needsDescription }) => key === type && needsDescription);
}

/** Step 1: nine tiles; some types ask for a sentence more. */
export function BusinessTypeStep() {
  const { t, i18n } = useTranslation('registration');
  const { value, error, set, touch } = useAnswer('businessType');
  return (
    <div className="grid gap-5">
      <FieldGroup label={t('field.businessType')} hideLabel error={error}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
          {businessTypeEntries.map((type) => {
            const Picture = pictures[type.key];
            return (
              <RadioTile
                key={type.key}
                name="businessType"
                value={type.key}
                title={i18n.language === 'en' ? type.en : type.de}
                picture={<Picture className="block w-full" />}
                wideOnPhone={type.key === 'other'}
                checked={value === type.key}
                onChange={() => set(type.key)}
                onBlur={touch}
              />
            );
          })}
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
