import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { useLinkToken } from '#web/api/use-link-token.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PlanMeetup } from '#web/art/plan-meetup.tsx';
import { AcceptForm } from '#web/features/account/accept-form.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { Outcome } from '#web/features/account/outcome.tsx';
import { useInvitation } from '#web/features/account/use-invitation.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'blue',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

export default function AcceptInvite() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  const link = useInvitation(token);
  const { state } = link;
  const invitation = state.kind === 'open' ? state.invitation : undefined;
  const [isJoined, setJoined] = useState(false);
  const problemText = useProblemText();
  const language = useLanguage();

  const title = invitation ? t('invite.title', { company: invitation.company_name }) : undefined;
  const lead =
    invitation &&
    (invitation.invited_by
      ? t('invite.lead', { person: invitation.invited_by, company: invitation.company_name })
      : t('invite.leadPlain', { company: invitation.company_name }));
  return (
    <>
      <PageHead title={t('invite.head')} description={t('invite.description')} isPrivate />
      <AccountFrame
        title={title ?? (state.kind === 'dead' ? t('invite.badTitle') : t('invite.loading'))}
        lead={lead}
        field="bg-pic-blue text-pic-bavaria"
        drawing={<PlanMeetup className="block w-full max-lg:max-w-100" />}
      >
        {state.kind === 'loading' && (
          <Loading label={t('invite.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        )}
        {state.kind === 'failed' && (
          <ErrorState title={t('invite.notLoaded')} retryLabel={t('invite.retry')} onRetry={link.retry}>
            {problemText(state.error)}
          </ErrorState>
        )}
        {state.kind === 'dead' && (
          <Outcome
            title={t('invite.badNext')}
            action={
              <ButtonLink to={paths.login} reloadDocument variant="secondary">
                {t('toLogin')}
              </ButtonLink>
            }
          >
            {t(`invite.code.${state.code}`)}
          </Outcome>
        )}
        {invitation && isJoined && (
          <Outcome
            title={t('invite.joined')}
            action={
              <ButtonLink to={paths.dashboard} reloadDocument>
                {t('area.back')}
              </ButtonLink>
            }
          >
            {t('invite.joinedText', { company: invitation.company_name })}
          </Outcome>
        )}
        {invitation && token && !isJoined && (
          <>
            <AcceptForm token={token} invitation={invitation} onJoined={() => setJoined(true)} onDeadLink={link.fail} />
            <p className="mt-5 text-ink-2 text-small">
              {t('invite.until', { day: formatInstantDay(invitation.expires_at, language) })}
            </p>
          </>
        )}
      </AccountFrame>
    </>
  );
}
