import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { paths } from '#web/paths.ts';
import { Banner, StepPath } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

type VerificationBannerProps = { status: VerificationStatus; className?: string };

/** Above everything until the business is verified. */
export function VerificationBanner({ status, className }: VerificationBannerProps) {
  if (status === 'verified') return null;
  return status === 'rejected' ? <RejectedBanner className={className} /> : <PendingBanner className={className} />;
}

function PendingBanner({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  const step = (name: 'confirmed' | 'checking' | 'live', state: 'done' | 'now' | 'later') => ({
    label: t(`pending.steps.${name}`),
    state,
    stateLabel: t(`pending.states.${state}`),
  });
  return (
    <Banner
      className={className}
      stamp={<Stamp word={t('pending.stamp')} ring={t('pending.ring')} tone="amber" press />}
      title={t('pending.title')}
      end={
        <StepPath
          label={t('pending.path')}
          steps={[step('confirmed', 'done'), step('checking', 'now'), step('live', 'later')]}
        />
      }
    >
      {t('pending.text')}
    </Banner>
  );
}

function RejectedBanner({ className }: { className?: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Banner
      className={className}
      tone="oxblood"
      title={t('rejected.title')}
      end={
        <ButtonLink to={paths.contact} reloadDocument variant="secondary" size="compact">
          {t('rejected.contact')}
        </ButtonLink>
      }
    >
      {t('rejected.text')}
    </Banner>
  );
}
