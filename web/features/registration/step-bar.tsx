import { useTranslation } from 'react-i18next';
import type { AnswerField, RegistrationStep } from '#domain/registration/steps.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';
import { useBottomBar } from '#web/ui/use-bottom-bar.ts';

type StepBarProps = {
  step: RegistrationStep;
  hasPassword: boolean;
  /** Incomplete fields. */
  open: AnswerField[];
  isBusy: boolean;
  onBack: () => void;
  /** Called on Next while incomplete. */
  onRefused: () => void;
};

const NAMED_AT_MOST = 2;

/** Back and Next; sticky on phones. Next names and shows missing answers. */
export function StepBar({ step, hasPassword, open, isBusy, onBack, onRefused }: StepBarProps) {
  const { t } = useTranslation('registration');
  useBottomBar();
  const isLast = step === 4;
  const names = open.map((field) => t(`field.${field}`));
  const missing =
    open.length > NAMED_AT_MOST
      ? t('steps.openCount', { count: open.length })
      : t('steps.open', { fields: names.join(', ') });
  const kept = hasPassword ? t('steps.keptButPassword') : t('steps.kept');

  return (
    <div className="bottom-bar [view-transition-name:step-bar] max-md:-mx-4 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-md:border-t md:static md:grid-cols-[auto_1fr_auto] md:gap-5 md:border-t-2 md:border-dashed md:bg-transparent md:px-0 md:pt-5">
      <p
        className={cx(
          'text-center text-ink-3 text-small md:order-2',
          open.length > 0 ? 'max-md:col-span-2' : 'max-md:hidden',
        )}
      >
        {open.length > 0 ? missing : kept}
      </p>
      <Button
        variant="secondary"
        icon={ArrowLeft}
        disabled={step === 1 || isBusy}
        onClick={onBack}
        className="max-md:px-4 max-md:[&_svg]:hidden md:order-1"
      >
        {t('steps.back')}
      </Button>
      <Button
        type="submit"
        iconEnd={isLast ? undefined : ArrowRight}
        busy={isBusy}
        busyLabel={isLast ? t('steps.submitting') : undefined}
        disabledReason={open.length > 0 ? missing : undefined}
        onClickCapture={onRefused}
        className="max-md:px-3 md:order-3 md:min-w-45"
      >
        {isLast ? t('steps.submit') : t('steps.next')}
      </Button>
    </div>
  );
}
