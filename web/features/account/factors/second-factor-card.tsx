import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { FingerprintPattern } from '#web/ui/icons/fingerprint-pattern.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Smartphone } from '#web/ui/icons/smartphone.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { Menu } from '#web/ui/menu.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { AccountCard } from '../account-card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { CodesOnce } from './codes-once.tsx';
import type { Factor, FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { RenameFactor } from './rename-factor.tsx';

type CardProps = {
  client: FactorApi;
  /** Anchor. */
  id: string;
  /** Shown once a factor exists and its codes are saved. */
  after?: ReactNode;
  /** Without a background of its own. */
  isOnCard?: boolean;
};

export function SecondFactorCard({ client, id, after, isOnCard }: CardProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const problemText = useProblemText();
  const factors = useQuery(factorsOf(client));
  const [codes, setCodes] = useState<string[] | null>(null);
  const card = { id, isOnCard, title: t('title'), text: t('text') };

  if (factors.isPending) {
    return (
      <AccountCard {...card}>
        {/* Reserves the height of the content. */}
        <Loading label={t('loading')} className="min-h-50">
          <SkeletonText lines={4} />
        </Loading>
      </AccountCard>
    );
  }
  if (!factors.data) {
    return (
      <AccountCard {...card}>
        <ErrorState
          title={t('loadFailed', { message: problemText(factors.error) })}
          retryLabel={t('retry')}
          onRetry={() => void factors.refetch()}
          busy={factors.isFetching}
        />
      </AccountCard>
    );
  }
  const { data, recovery_codes_left: left } = factors.data;
  const passkeys = data.filter(({ kind }) => kind === 'passkey');
  const apps = data.filter(({ kind }) => kind === 'totp');
  const isLast = data.length === 1;
  return (
    <AccountCard {...card} end={data.length > 0 && <Badge tone="fir">{t('on')}</Badge>}>
      {codes && <CodesOnce codes={codes} onDone={() => setCodes(null)} />}
      <ul className="divide-y divide-line border-line border-t">
        {[...passkeys, ...apps].map((factor) => (
          <li key={factor.id}>
            <FactorRow client={client} factor={factor} isLast={isLast} />
          </li>
        ))}
        {passkeys.length === 0 && (
          <li>
            <AddPasskey client={client} isFirst isMain={isOnCard} onCodes={setCodes} />
          </li>
        )}
        {apps.length === 0 && (
          <li>
            <AddTotp client={client} onCodes={setCodes} />
          </li>
        )}
      </ul>
      {data.length > 0 && (
        <RecoveryCodes client={client} left={left} onCodes={setCodes}>
          {passkeys.length > 0 && <AddPasskey client={client} onCodes={setCodes} />}
        </RecoveryCodes>
      )}
      {data.length > 0 && !codes && after}
    </AccountCard>
  );
}

function FactorRow({ client, factor, isLast }: { client: FactorApi; factor: Factor; isLast: boolean }) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const language = useLanguage();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { kind, name, created_at, last_used_at } = factor;
  const close = () => setOpen(null);
  return (
    <div className="flex items-center gap-4 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-sunk">
        <Icon of={kind === 'passkey' ? FingerprintPattern : Smartphone} />
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <h3 className="wrap-anywhere font-sans font-semibold text-body">{name}</h3>
        <p className="text-ink-2 text-small">
          {last_used_at
            ? t('used', { kind: t(`kind.${kind}`), when: formatInstantDay(last_used_at, language) })
            : t('since', { kind: t(`kind.${kind}`), when: formatInstantDay(created_at, language) })}
        </p>
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}
        align="end"
        entries={[
          { label: t('rename'), icon: Pencil, onSelect: () => setOpen('rename') },
          { label: t('remove'), icon: Trash, danger: true, onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'rename' && <RenameFactor client={client} factor={factor} onClose={close} />}
      <RemoveFactor client={client} factor={factor} isLast={isLast} isOpen={open === 'remove'} onClose={close} />
    </div>
  );
}
