import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { findBusinessType } from '#domain/catalogue/business-types.ts';
import { labelOf } from '#domain/catalogue/catalogue.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { TypeDrawing } from '#web/art/type-drawing.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';
import { Lock } from '#web/ui/icons/lock.ts';
import { Key } from '#web/ui/key.tsx';
import { ClaimLine } from './claim-line.tsx';
import type { Claim } from './use-claim.ts';
import type { Case } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';
import { WaitingBar } from './waiting-bar.tsx';

type CaseHeadProps = {
  business: Case;
  claim: Claim;
  /** Undefined at the queue's end. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
};

/** Navigation through the queue, the business and the claim. */
export function CaseHead({ business, claim, onNext, onPrevious }: CaseHeadProps) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { business_type: key, company_name: company, created_at: createdAt, submitted_at: submittedAt } = business;
  const { postcode, towns } = business.location;
  const type = findBusinessType(key);
  const mayReadCustomers = useStaffRight('read_customers');
  const facts = [
    type ? labelOf(type, language) : key,
    postcode && [postcode, towns[0]].filter(Boolean).join(' '),
    t('case.registered', { at: formatInstantDay(createdAt, language) }),
    submittedAt !== createdAt && t('case.resubmitted', { at: formatInstantDay(submittedAt, language) }),
  ];
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex items-center gap-x-4">
        <ButtonLink to={stagingPaths.dashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4">
          {t('case.back')}
        </ButtonLink>
        {business.queue && <Place {...business.queue} />}
        <span className="ms-auto" />
        {claim.kind === 'mine' && <Mine until={claim.until} className="max-lg:hidden" />}
        {business.queue && (
          <div className="flex gap-2">
            <Step label={t('case.previous')} short={t('case.back1')} letter="K" icon={ArrowLeft} onStep={onPrevious} />
            <Step label={t('case.next')} short={t('case.on')} letter="J" icon={ArrowRight} onStep={onNext} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 md:flex-nowrap">
        <div className="flex min-w-0 items-center gap-4">
          <TypeDrawing type={key} className="w-14 shrink-0 md:w-18" />
          <div className="grid min-w-0 gap-1">
            <Heading>{company}</Heading>
            <p className="text-ink-2 text-small">{facts.filter(Boolean).join(' · ')}</p>
            {mayReadCustomers && (
              <Link
                to={stagingPaths.customer.replace(':id', business.id)}
                className="target-44 justify-self-start text-link text-small"
              >
                {t('case.customer')}
              </Link>
            )}
            {claim.kind === 'mine' && <Mine until={claim.until} className="lg:hidden" />}
          </div>
        </div>
        {business.queue && (
          <WaitingBar submittedAt={submittedAt} className="w-60 max-md:w-full max-md:max-w-none shrink-0 md:ms-auto" />
        )}
      </div>
    </div>
  );
}

function Mine({ until, className }: { until: string; className: string }) {
  return (
    <p className={cx('flex items-center gap-1.5 text-ink-2 text-small', className)}>
      <Icon of={Lock} size={16} />
      <ClaimLine until={until} />
    </p>
  );
}

/** Focused after another case, so that it is announced. */
function Heading({ children }: { children: string }) {
  const { state } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const takesFocus = state?.arrived === true;
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [takesFocus]);
  return (
    <h1 ref={ref} tabIndex={-1} className="wrap-anywhere rounded-field text-h2">
      {children}
    </h1>
  );
}

function Place({ position, total }: { position: number; total: number }) {
  const { t } = useTranslation('review');
  return (
    <p className="text-ink-2 text-small tabular-nums">
      {t('case.place', { position, total })}
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="ms-2.5 inline-block h-1.5 w-24 max-md:hidden"
      >
        <rect width="100" height="4" className="fill-sunk" />
        <rect width={(100 * position) / total} height="4" className="fill-fir" />
      </svg>
    </p>
  );
}

type StepProps = {
  label: string;
  short: string;
  letter: string;
  icon: typeof ArrowLeft;
  onStep: (() => void) | undefined;
};

function Step({ label, short, letter, icon, onStep }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="compact"
      icon={icon}
      disabled={!onStep}
      aria-keyshortcuts={letter}
      onClick={onStep}
    >
      <span className="max-md:sr-only">
        {short}
        <span className="sr-only">: {label}</span>
      </span>
      <span aria-hidden="true" className="pointer-coarse:hidden max-md:hidden">
        <Key>{letter}</Key>
      </span>
    </Button>
  );
}
