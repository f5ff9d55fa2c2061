import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { useForm as useFormOfLibrary } from 'react-hook-form';
import { useLanguage } from './use-language.ts';

/** React Hook Form with messages that follow the language; server errors keep theirs. */
export function useForm<Values extends FieldValues>(props?: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useFormOfLibrary<Values>(props);
  const language = useLanguage();
  const { errors } = form.formState;
  const names = Object.keys(errors) as FieldPath<Values>[];
  const own = names.filter((name) => errors[name]?.type === 'validate');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per language
  useEffect(() => {
    if (own.length > 0) void form.trigger(own);
  }, [language]);
  return form;
}
