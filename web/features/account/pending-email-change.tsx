import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { emailChange } from './email-change-read.ts';

type Pending = NonNullable<ApiAnswer<'getEmailChange'>['pending']>;

/** Which mailbox has confirmed, with help if no mail came. */
export function PendingEmailChange({ pending }: { pending: Pending }) {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange' });
  const language = useLanguage();
  const failed = (problem: string) => ({ title: t('failed'), description: problem });
  const again = useAction({
    call: () => api.POST('/auth/email-change', { body: { email: pending.email } }),
    stale: [emailChange],
    done: () => ({ title: t('sent'), description: t('sentText') }),
    failed,
  });
  const stop = useAction({
    call: () => api.DELETE('/auth/email-change'),
    stale: [emailChange],
    done: () => t('stopped'),
    failed,
  });
  const from = pending.possible_at;
  const mailboxes = [
    ...(from ? [] : [['old', pending.has_old_confirmed] as const]),
    ['new', pending.has_new_confirmed],
  ] as const;
  return (
    <div role="status" className="grid gap-3 rounded-field bg-amber-wash p-4 text-small">
      <p className="wrap-anywhere font-semibold">{t('waiting', { email: pending.email })}</p>
      <ul className="grid gap-1.5">
        {mailboxes.map(([end, isConfirmed]) => (
          <li key={end} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {t(end)}
            <Badge tone={isConfirmed ? 'fir' : 'card'}>{t(isConfirmed ? 'confirmed' : 'open')}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        {from
          ? t('byStaff', { when: formatInstant(from, language) })
          : t('until', { when: formatInstant(new Date(pending.expires_at), language) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {!from && (
          <Button
            variant="secondary"
            size="compact"
            busy={again.isPending}
            busyLabel={t('page.busy')}
            onClick={() => again.mutate()}
          >
            {t('again')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="compact"
          busy={stop.isPending}
          busyLabel={t('page.busy')}
          onClick={() => stop.mutate()}
        >
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}
