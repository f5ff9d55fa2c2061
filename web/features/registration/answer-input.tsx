import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { answerLengths } from '#domain/registration/form.ts';
import type { AnswerField } from '#domain/registration/steps.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useAnswer } from './step-form.tsx';

type TypedField = Exclude<AnswerField, 'businessType' | 'contactPreference' | 'adminAccepted' | 'selectedPlan'>;

type AnswerInputProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'label' | 'value' | 'onChange' | 'onBlur'> & {
  name: TypedField;
  /** In place of the field's usual name. */
  label?: string;
};

/** A typed answer. The line below it is kept free, so that a message never moves the button one is about to press. */
export function AnswerInput({ name, label, ...input }: AnswerInputProps) {
  const { t } = useTranslation('registration');
  const answer = useAnswer(name);
  const lengths: Partial<Record<AnswerField, number>> = answerLengths;
  const props = {
    ...input,
    name,
    label: label ?? t(`field.${name}`),
    value: answer.value,
    error: answer.error,
    maxLength: lengths[name],
    reserveMessage: true,
    onChange: (event: { target: { value: string } }) => answer.set(event.target.value),
    onBlur: answer.touch,
  };
  if (name === 'password' || name === 'confirmPassword') {
    return <PasswordInput {...props} showLabel={t('showPassword')} />;
  }
  return <TextInput {...props} />;
}
