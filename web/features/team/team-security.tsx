import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The owner's security rule; requires an own second factor first. */
export function TeamSecurity() {
  const { t } = useTranslation('team');
  const security = useQuery(queries.teamSecurity);
  const setting = useAction({
    call: (isRequired: boolean) => api.PUT('/team/security', { body: { second_factor_required: isRequired } }),
    failed: (message) => t('security.failed', { message }),
    stale: [queries.teamSecurity],
  });
  // The browser may get the setting after the page, which then would not match.
  const isHydrated = useHydrated();
  if (!isHydrated || !security.data) return <div className="mb-8 h-29 md:h-21" />;
  return (
    <div className="mb-8 min-h-29 rounded-well bg-sunk p-4 md:min-h-21 md:px-5">
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
