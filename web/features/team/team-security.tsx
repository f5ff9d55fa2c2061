import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';

/** The owner's security rule; requires an own second factor first. */
export function TeamSecurity() {
  const { t } = useTranslation('team');
  const security = useQuery(queries.teamSecurity);
  const setting = useAction({
    call: (isRequired: boolean) => api.PUT('/team/security', { body: { second_factor_required: isRequired } }),
    failed: (message) => t('security.failed', { message }),
    stale: [queries.teamSecurity],
  });
  if (!security.data) return null;
  return (
    <div className="mt-8 border-line border-t pt-6">
      <Switch
        label={t('security.label')}
        help={t('security.help')}
        checked={setting.isPending ? setting.variables : security.data.second_factor_required}
        disabled={setting.isPending}
        onChange={({ target }) => setting.mutate(target.checked)}
      />
    </div>
  );
}
