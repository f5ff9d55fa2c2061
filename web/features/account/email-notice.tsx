import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMe } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Shown while mails to the person's address come back, or were reported as spam. */
export function EmailNotice() {
  const { t } = useTranslation('dashboard', { keyPrefix: 'emailState' });
  const { data: me } = useMe();
  const mending = useAction({
    call: () => api.POST('/me/email-works'),
    stale: [queries.me],
    done: () => t('mended'),
    failed: (problem) => problem,
  });
  const isDead = me?.email_state === 'bounced';
  if (!isDead && me?.email_state !== 'complained') return null;
  return (
    <Banner
      tone={isDead ? 'oxblood' : 'amber'}
      title={t(isDead ? 'bounced' : 'complained')}
      end={
        <div className="flex flex-wrap gap-3">
          {isDead && (
            <ButtonLink to={`${paths.account}#you`} className="max-md:w-full">
              {t('change')}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            className="max-md:w-full"
            busy={mending.isPending}
            busyLabel={t('mending')}
            onClick={() => mending.mutate()}
          >
            {t(isDead ? 'works' : 'again')}
          </Button>
        </div>
      }
    >
      <span className="wrap-anywhere">{t(isDead ? 'bouncedText' : 'complainedText', { email: me.email })}</span>
    </Banner>
  );
}
