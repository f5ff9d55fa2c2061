import { useTranslation } from 'react-i18next';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { formatInstant } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Banner, StepPath } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { useVerification } from './use-verification.ts';

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
      <PromisedDay />
    </Banner>
  );
}

/** When the business will hear from us; its line is there before that is known. */
function PromisedDay() {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const due = useVerification('pending').data?.due_at;
  if (due === undefined) return <p aria-hidden="true">&nbsp;</p>;
  const isLate = Date.parse(due) < Date.now();
  return (
    <p className="font-semibold text-ink">
      {isLate ? t('panel.pending.late') : t('panel.pending.due', { due: formatInstant(due, language) })}
    </p>
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
