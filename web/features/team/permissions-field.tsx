import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#domain/team/permissions.ts';
import { permissions } from '#domain/team/permissions.ts';
import { permissionPresets, presetNames, presetOf } from '#domain/team/presets.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';

type PermissionsFieldProps = {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  /** Whether the current member may grant exactly these. */
  mayGive: (permissions: Permission[]) => boolean;
};

export function PermissionsField({ value, onChange, mayGive }: PermissionsFieldProps) {
  const { t } = useTranslation('team');
  const presets = usePresets(value, onChange);
  return (
    <FieldGroup label={t('invite.permissions')}>
      <Presets {...presets} mayGive={mayGive} />
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {permissions.map((permission) => {
          const toggled = permissions.filter((key) =>
            key === permission ? !value.includes(key) : value.includes(key),
          );
          const isRefused = !mayGive(toggled);
          return (
            <Checkbox
              key={permission}
              label={t(`permissions.${permission}`)}
              help={isRefused ? t('matrix.notHeld') : t(`permissionHelp.${permission}`)}
              checked={value.includes(permission)}
              aria-disabled={isRefused || undefined}
              onClick={(event) => isRefused && event.preventDefault()}
              onChange={() => !isRefused && presets.chooseOwn(toggled)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

/** The chosen preset. Manual choices are kept while trying presets. */
function usePresets(value: readonly Permission[], onChange: (value: Permission[]) => void) {
  const own = useRef<Permission[]>([...value]);
  const [isOwn, setOwn] = useState(false);
  return {
    chosen: isOwn ? 'own' : (presetOf(value) ?? (value.length > 0 ? 'own' : undefined)),
    choose(ticks: readonly Permission[]) {
      setOwn(false);
      onChange([...ticks]);
    },
    chooseOwn(ticks: Permission[] = own.current) {
      own.current = ticks;
      setOwn(true);
      onChange(ticks);
    },
  };
}

type PresetsProps = Omit<ReturnType<typeof usePresets>, 'chooseOwn'> & {
  chooseOwn: () => void;
  mayGive: PermissionsFieldProps['mayGive'];
};

function Presets({ chosen, choose, chooseOwn, mayGive }: PresetsProps) {
  const { t } = useTranslation('team');
  return (
    <fieldset aria-label={t('presets.label')} className="mt-1 flex min-w-0 flex-wrap gap-2">
      {presetNames.map((name) => {
        const isRefused = !mayGive([...permissionPresets[name]]);
        return (
          <Chip
            key={name}
            type="radio"
            name="preset"
            checked={chosen === name}
            aria-disabled={isRefused || undefined}
            aria-description={isRefused ? t('presets.notHeld') : undefined}
            onChange={() => choose(permissionPresets[name])}
          >
            {t(`presets.${name}`)}
          </Chip>
        );
      })}
      <Chip type="radio" name="preset" checked={chosen === 'own'} onChange={() => chooseOwn()}>
        {t('presets.own')}
      </Chip>
    </fieldset>
  );
}
