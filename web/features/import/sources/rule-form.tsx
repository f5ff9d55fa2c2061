import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importRules, sourceLimits } from '#domain/import-sources/sources.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Rule } from './use-sources.ts';

type RuleFormProps = {
  id: string;
  before?: Rule;
  label: string;
  isBusy: boolean;
  problem?: string | null;
  onSave: (rule: Rule) => void;
};

const USUAL_CREDITS = 10;

/** Drafts, or publishing within a ceiling. */
export function RuleForm({ id, before, label, isBusy, problem, onSave }: RuleFormProps) {
  const { t } = useTranslation('import-sources');
  const [rule, setRule] = useState(before?.rule ?? 'draft');
  const [credits, setCredits] = useState(String(before?.monthly_credits ?? USUAL_CREDITS));
  const [isTried, setTried] = useState(false);
  const { min, max } = sourceLimits.monthlyCredits;
  const number = Number(credits);
  const isPossible = rule === 'draft' || (Number.isInteger(number) && number >= min && number <= max);
  return (
    <form
      noValidate
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isPossible) onSave({ rule, monthly_credits: rule === 'publish' ? number : null });
      }}
    >
      <FieldGroup label={t('rule.title')}>
        {importRules.map((each) => (
          <Radio
            key={each}
            name={`${id}-rule`}
            value={each}
            label={t(`rule.${each}`)}
            help={t(`rule.${each}Text`)}
            checked={rule === each}
            onChange={() => setRule(each)}
          />
        ))}
      </FieldGroup>
      {rule === 'publish' && (
        <TextInput
          label={t('rule.ceiling')}
          help={t('rule.ceilingHelp', { min, max })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
          error={isTried && !isPossible ? t('rule.ceilingHelp', { min, max }) : undefined}
          className="w-full max-w-56"
        />
      )}
      {problem && <FormFailure title={t('act.failed')}>{problem}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {label}
      </Button>
    </form>
  );
}
