import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegistration } from './registration-provider.tsx';
import { AnswerInput } from './step-form.tsx';
import { useTowns } from './use-towns.ts';

/** Above this, typing is faster than choosing. */
const MOST_CHOICES = 8;

/** Postcode and town complete each other unless already typed or focused. */
export function PlaceFields() {
  const { t } = useTranslation('registration');
  const { answers, setAnswer } = useRegistration();
  const city = answers.city.trim();
  const towns = useTowns(answers.zipCode.trim());
  const filled = useRef('');

  useEffect(() => {
    const [town] = towns ?? [];
    const isTyping = document.activeElement?.getAttribute('name') === 'city';
    const isOurs = city === '' || city === filled.current;
    if (!town || towns?.length !== 1 || isTyping || !isOurs) return;
    filled.current = town;
    if (city !== town) setAnswer('city', town);
  }, [towns, city, setAnswer]);

  const isKnown = towns?.some((town) => town.toLocaleLowerCase() === city.toLocaleLowerCase());
  const choices = isKnown ? [] : (towns ?? []).slice(0, MOST_CHOICES);

  return (
    <div className="grid gap-x-5 gap-y-4 md:col-span-6 md:grid-cols-6">
      <AnswerInput
        name="zipCode"
        autoComplete="postal-code"
        inputMode="numeric"
        required
        hint={towns?.length === 0 ? t('hint.postcodeUnknown') : undefined}
        className="md:col-span-2"
      />
      <AnswerInput name="city" autoComplete="address-level2" required className="md:col-span-4" />
      {choices.length > 0 && (
        <p className="mb-2 flex flex-wrap items-center gap-2 md:col-span-4 md:col-start-3">
          <span className="text-help text-ink-2">{t('towns', { postcode: answers.zipCode.trim() })}</span>
          {choices.map((town) => (
            <button
              key={town}
              type="button"
              data-variant="secondary"
              data-size="compact"
              className="button"
              onClick={() => setAnswer('city', town)}
            >
              {town}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
