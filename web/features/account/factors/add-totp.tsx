import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonContent } from '#web/ui/button-content.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Smartphone } from '#web/ui/icons/smartphone.ts';
import { AccountRow } from '../account-row.tsx';
import type { FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type Begun = ApiAnswer<'startTotp'>;
type AddTotpProps = { client: FactorApi; onCodes: (codes: string[] | null) => void };

export function AddTotp({ client, onCodes }: AddTotpProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const [begun, setBegun] = useState<Begun | null>(null);
  const beginning = useAction({
    call: () => dataOf(client.POST('/auth/factors/totp')),
    done(answer) {
      setBegun(answer);
      return undefined;
    },
    failed: (message) => t('totp.failed', { message }),
  });
  if (begun) return <SetUp client={client} begun={begun} onCodes={onCodes} onCancel={() => setBegun(null)} />;
  return (
    <AccountRow
      icon={Smartphone}
      title={t('totp.title')}
      text={t('totp.none')}
      action={
        <Button variant="secondary" size="compact" busy={beginning.isPending} onClick={() => beginning.mutate()}>
          {t('totp.setUp')}
        </Button>
      }
    />
  );
}

type SetUpProps = AddTotpProps & { begun: Begun; onCancel: () => void };

function SetUp({ client, begun, onCodes, onCancel }: SetUpProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const [code, setCode] = useState('');
  const confirming = useAction({
    call: () =>
      dataOf(
        client.POST('/auth/factors/totp/{id}/confirm', {
          params: { path: { id: begun.id } },
          body: { code, name: t('totp.name') },
        }),
      ),
    done(added) {
      if (added.recovery_codes) onCodes(added.recovery_codes);
      return t('totp.added');
    },
    stale: [factorsOf(client)],
  });
  return (
    <form
      noValidate
      method="post"
      className="grid gap-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) confirming.mutate();
      }}
    >
      <p className="text-ink-2">{t('totp.lead')}</p>
      <a href={begun.uri} className="button justify-self-start md:hidden" data-variant="secondary" data-size="normal">
        <ButtonContent icon={Smartphone}>{t('totp.open')}</ButtonContent>
      </a>
      <Qr label={t('totp.qr')} text={begun.uri} />
      <div className="grid gap-1.5">
        <p className="font-semibold text-small">{t('totp.secret')}</p>
        <p className="select-all rounded-field bg-sunk px-4 py-3 tabular-nums">
          {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <CodeInput label={t('totp.code')} value={code} onChange={setCode} autoComplete="one-time-code" autoFocus />
      {confirming.problem && <FormFailure title={confirming.problem} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending} busyLabel={t('totp.busy')}>
          {t('totp.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('totp.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Black on white in both themes, for cameras. */
function Qr({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-44 rounded-field">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
