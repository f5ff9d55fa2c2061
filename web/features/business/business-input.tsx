import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { businessLengths } from '#domain/business/limits.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { BusinessValues } from './business-values.ts';

type TextColumn = Exclude<keyof BusinessValues, 'legal_form' | 'business_type'>;

type BusinessInputProps = {
  form: UseFormReturn<BusinessValues>;
  column: TextColumn;
  type?: 'text' | 'tel' | 'email';
  autoComplete: string;
  isRequired?: boolean;
  validate?: (value: string) => true | string;
};

const helped = ['company_name', 'address', 'handelsregister_number', 'licence_number'] as const;

export function BusinessInput({ form, column, type = 'text', isRequired = false, ...props }: BusinessInputProps) {
  const { t } = useTranslation(['business-data', 'problems']);
  const help = helped.find((name) => name === column);
  return (
    <TextInput
      {...form.register(column, {
        validate: (value) => {
          if (isRequired && value.trim() === '') return t('problems:field.required');
          return props.validate?.(value) ?? true;
        },
      })}
      type={type}
      label={t(`columns.${column}`)}
      note={isRequired ? undefined : t('optional')}
      help={help && t(`help.${help}`)}
      maxLength={column === 'email' ? undefined : businessLengths[column]}
      autoComplete={props.autoComplete}
      required={isRequired}
      error={form.formState.errors[column]?.message}
    />
  );
}
