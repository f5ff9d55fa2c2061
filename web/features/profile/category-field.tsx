import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { maxProfileCategories, profileCategoryEntries } from '#domain/catalogue/profile-categories.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import type { ProfileValues } from './profile-values.ts';

const max = maxProfileCategories;

/** Up to three of fifteen. */
export function CategoryField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { field, fieldState } = useController({ control: form.control, name: 'categories' });
  return (
    <ChipGroup
      label={t('columns.categories')}
      counter={t('categories.chosen', { used: field.value.length, max })}
      help={t('categories.help', { max })}
      limitHelp={t('categories.full')}
      error={fieldState.error?.message}
      max={max}
      options={profileCategoryEntries.map((entry) => ({ value: entry.key, label: labelOf(entry, language) }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
