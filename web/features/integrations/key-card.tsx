import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Eye } from '#web/ui/icons/eye.ts';
import { FlaskConical } from '#web/ui/icons/flask-conical.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { keyEnd } from './key-end.ts';
import { scopeTexts } from './scope-texts.ts';
import type { ApiKey } from './use-api-keys.ts';

export function KeyCard({ row, onRevoke }: { row: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const day = (instant: string) => formatInstantDay(instant, language);
  const end = keyEnd(row.expires_at, new Date());
  return (
    <li
      className={cx(
        'flex flex-col gap-4 rounded-well bg-sunk p-4 only:col-span-full md:p-5',
        end.state === 'over' && 'text-ink-2',
      )}
    >
      <div className="flex items-start gap-3.5">
        <span
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-badge',
            row.test ? 'bg-amber-wash text-amber-text' : 'bg-card text-ink',
          )}
        >
          <Icon of={row.test ? FlaskConical : KeyRound} />
        </span>
        <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 grow basis-40">
            <h3 className="wrap-anywhere text-h4">{row.name}</h3>
            <p className="wrap-anywhere font-mono text-ink-2 text-small">{row.prefix}…</p>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            {end.state === 'over' && <Badge tone="oxblood">{t('keys.expired')}</Badge>}
            {end.state === 'soon' && <Badge tone="amber">{t('keys.endsSoon', { count: end.days })}</Badge>}
            <Badge tone={row.test ? 'amber' : 'fir'}>{t(row.test ? 'mode.test' : 'mode.live')}</Badge>
          </div>
        </div>
      </div>
      <ul aria-label={t('newKey.scopes')} className="flex flex-wrap gap-1.5">
        {withoutImplied(row.scopes).map((scope) => (
          <li key={scope}>
            <Badge tone="card" icon={scope.endsWith(':write') ? Pencil : Eye}>
              {t(`scopeShort.${scopeTexts[scope]}`)}
            </Badge>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-10 gap-y-1 text-small">
        <Fact label={t('keys.used')}>{row.last_used_at ? day(row.last_used_at) : t('keys.neverUsed')}</Fact>
        <Fact label={t('keys.ends')}>{row.expires_at ? day(row.expires_at) : t('keys.endless')}</Fact>
        <Fact label={t('keys.from')}>
          {row.allowed_addresses.length > 0 ? row.allowed_addresses.join(', ') : t('keys.fromAnywhere')}
        </Fact>
        {row.agents_may_act && <Fact label={t('keys.agents')}>{t('keys.agentsAct')}</Fact>}
      </dl>
      <div className="-mb-1 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-3 text-small">{t('keys.created', { when: day(row.created_at) })}</p>
        <Button
          variant="danger-quiet"
          size="compact"
          className="-me-4 ms-auto"
          aria-label={t('keys.revokeNamed', { name: row.name })}
          onClick={onRevoke}
        >
          {t('keys.revoke')}
        </Button>
      </div>
    </li>
  );
}

/** Write scopes include read. */
function withoutImplied(scopes: readonly ApiKeyScope[]): ApiKeyScope[] {
  return scopes.filter((scope) => {
    const [resource, right] = scope.split(':');
    return right === 'write' || scopes.every((other) => other !== `${resource}:write`);
  });
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-sm:flex max-sm:w-full max-sm:gap-4">
      <dt className="text-ink-2 max-sm:w-28 max-sm:shrink-0">{label}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
