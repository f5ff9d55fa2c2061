import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '#web/member/use-membership.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/panel.tsx';
import { EmailChangeDialog } from './email-change-dialog.tsx';
import { emailChange } from './email-change-read.ts';
import { PendingEmailChange } from './pending-email-change.tsx';

type PersonCardProps = { name: string | null; email: string; membership: Membership | undefined };

/** Name, role in the open business, and display settings of this browser. */
export function PersonCard({ name, email, membership }: PersonCardProps) {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="you" className="min-w-0">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex items-center gap-4">
          <Person />
          <div className="min-w-0">
            <h2 id="you" className="wrap-anywhere scroll-mt-10 text-h3">
              {name ?? email}
            </h2>
            {membership && (
              <p className="wrap-anywhere text-ink-2 text-small">
                {membership.is_owner
                  ? t('you.owner', { company: membership.company_name })
                  : t('you.member', { company: membership.company_name })}
              </p>
            )}
          </div>
        </div>
        <dl className="divide-y divide-line border-line border-t">
          <div className="py-3">
            <dt className="text-ink-2 text-small">{t('email')}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <span className="wrap-anywhere font-semibold">{email}</span>
              <EmailChange email={email} />
            </dd>
          </div>
          <Row label={t('you.language')}>
            <LanguageSwitch />
          </Row>
          <Row label={t('you.theme')}>
            <ThemeSwitch />
          </Row>
        </dl>
      </Card>
    </section>
  );
}

function EmailChange({ email }: { email: string }) {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange' });
  const { data } = useQuery(emailChange);
  const [isOpen, setOpen] = useState(false);
  if (data?.pending) return <PendingEmailChange pending={data.pending} />;
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      <EmailChangeDialog present={email} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-x-6 gap-y-1 py-1.5">
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}

function Person() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className="size-16 shrink-0 rounded-well">
      <path fill="var(--pic-tomato)" d="M0 0h64v64H0z" />
      <g fill="var(--pic-ink)" transform="translate(33 64) rotate(-6)">
        <path d="M-8.5-30H8.5V2H-8.5z" />
        <circle cy="-41" r="9.5" />
      </g>
    </svg>
  );
}
