import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';

type RightsFieldProps = {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  /** Whether the one who looks may change this one. */
  mayToggle: (right: Permission) => boolean;
};

/** The six rights, each with what it means; ticked one by one, whatever the role. */
export function RightsField({ value, onChange, mayToggle }: RightsFieldProps) {
  const { t } = useTranslation('team');
  return (
    <FieldGroup label={t('invite.permissions')}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {permissions.map((right) => {
          const isRefused = !mayToggle(right);
          return (
            <Checkbox
              key={right}
              label={t(`permissions.${right}`)}
              help={isRefused ? t('matrix.notHeld') : t(`permissionHelp.${right}`)}
              checked={value.includes(right)}
              aria-disabled={isRefused || undefined}
              onClick={(event) => isRefused && event.preventDefault()}
              onChange={() => {
                if (isRefused) return;
                onChange(permissions.filter((key) => (key === right ? !value.includes(key) : value.includes(key))));
              }}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
