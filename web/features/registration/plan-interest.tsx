import { useTranslation } from 'react-i18next';
import { priceLists } from '#domain/plans/price-lists.ts';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { RadioTile } from '#web/ui/radio-tile.tsx';
import { useAnswer } from './step-form.tsx';

/** Which plan might suit. Binds to nothing and may stay open. */
export function PlanInterest() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const { value, set } = useAnswer('selectedPlan');
  return (
    <FieldGroup label={t('field.selectedPlan')} help={t('help.selectedPlan')}>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {priceLists.registrationInterest.map(({ key, priceCents, eventsPerMonth, isPopular }) => (
          <RadioTile
            key={key}
            name="selectedPlan"
            value={key}
            checked={value === key}
            onChange={() => set(key)}
            wideOnPhone
            picture={
              <span className="whitespace-nowrap text-h4 tabular-nums md:text-h2">
                {formatPrice(priceCents, language)}
              </span>
            }
            title={
              <span className="flex flex-wrap items-center gap-2">
                {t(`plan.${key}`)}
                {isPopular && <Badge tone="tomato">{t('plan.popular')}</Badge>}
              </span>
            }
            help={eventsPerMonth === null ? t('plan.unlimited') : t('plan.events', { count: eventsPerMonth })}
          />
        ))}
      </div>
      <Radio
        name="selectedPlan"
        value=""
        label={t('plan.none')}
        checked={value === ''}
        onChange={() => set('')}
        className="mt-2 flex min-h-11 items-start gap-3 py-2.5"
      />
    </FieldGroup>
  );
}
