import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { scopeGroups, scopeTexts } from './scope-texts.ts';

type ScopesFieldProps = { isTest: boolean; error: string | undefined; field: UseFormRegisterReturn<'scopes'> };

/** Permissions of a key, grouped by what they are about. */
export function ScopesField({ isTest, error, field }: ScopesFieldProps) {
  const { t } = useTranslation('integrations');
  return (
    <FieldGroup label={t('newKey.scopes')} help={t('newKey.scopesHelp')} error={error}>
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {scopeGroups.map(({ name, scopes }) => (
          <div key={name}>
            <p className="border-line border-b pb-1 text-label">{t(`scopeGroup.${name}`)}</p>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                {...field}
                value={scope}
                label={t(isTest && scope === 'events:write' ? 'scope.writeTestEvents' : `scope.${scopeTexts[scope]}`)}
              />
            ))}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
