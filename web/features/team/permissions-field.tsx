import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';

type PermissionsFieldProps = {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  /** Whether the current member may change this one. */
  mayToggle: (permission: Permission) => boolean;
};

/** The permissions, each with what it means; ticked one by one, whatever the role. */
export function PermissionsField({ value, onChange, mayToggle }: PermissionsFieldProps) {
  const { t } = useTranslation('team');
  return (
    <FieldGroup label={t('invite.permissions')}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {permissions.map((permission) => {
          const isRefused = !mayToggle(permission);
          return (
            <Checkbox
              key={permission}
              label={t(`permissions.${permission}`)}
              help={isRefused ? t('matrix.notHeld') : t(`permissionHelp.${permission}`)}
              checked={value.includes(permission)}
              aria-disabled={isRefused || undefined}
              onClick={(event) => isRefused && event.preventDefault()}
              onChange={() => {
                if (isRefused) return;
                onChange(
                  permissions.filter((key) => (key === permission ? !value.includes(key) : value.includes(key))),
                );
              }}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
