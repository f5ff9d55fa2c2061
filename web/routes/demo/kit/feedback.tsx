import { useTranslation } from 'react-i18next';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { paths } from '#web/paths.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { ProgressBars } from '#web/ui/progress-bars.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import { UndoFrame } from '#web/ui/undo-frame.tsx';
import { FormConfirmations, FormErrorSummaries, FormFailures } from './sent-forms.tsx';
import type { Specimens } from './specimen.tsx';
import { Revealed, State } from './specimen.tsx';

const badgeTones: readonly BadgeTone[] = [
  ...(['fir', 'amber', 'oxblood', 'sunk', 'card', 'outline', 'ink'] as const),
  ...(['tomato', 'azure', 'rose', 'clover', 'bavaria'] as const),
];
const stampTones = ['fir', 'amber', 'tomato', 'azure', 'rose', 'oxblood'] as const;
const bannerTones = ['amber', 'fir', 'oxblood'] as const;

function Badges() {
  const { t } = useTranslation('kit');
  return (
    <>
      <State name="default">
        <div className="flex flex-wrap gap-2">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </State>
      <State name="icon">
        <Badge tone="fir" icon={Clock}>
          {t('sample.status')}
        </Badge>
      </State>
    </>
  );
}

function Banners() {
  const { t } = useTranslation('kit');
  const stamp = <Stamp word={t('sample.stamp')} ring={t('sample.stampRing')} tone="fir" className="size-30" />;
  return (
    <State name="default" isWide>
      <div className="grid gap-8">
        {bannerTones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={t('sample.bannerTitle')}
            stamp={tone === 'fir' && stamp}
            end={tone === 'amber' && <Button variant="secondary">{t('sample.next')}</Button>}
          >
            {t('sample.bannerText')}
          </Banner>
        ))}
      </div>
    </State>
  );
}

function Stamps() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <div className="flex flex-wrap gap-4">
        {stampTones.map((tone, index) => (
          <Stamp
            key={tone}
            tone={tone}
            tilt={index * 3 - 7}
            word={t('sample.stamp')}
            ring={t('sample.stampRing')}
            label={index === 0 ? t('sample.stamp') : undefined}
          />
        ))}
      </div>
    </State>
  );
}

function EmptyStates() {
  const { t } = useTranslation('kit');
  const action = <Button>{t('sample.next')}</Button>;
  return (
    <>
      <State name="default">
        <EmptyState title={t('sample.emptyTitle')} headingLevel="h4" action={action}>
          {t('sample.emptyText')}
        </EmptyState>
      </State>
      <State name="drawing" isWide>
        <EmptyState
          title={t('sample.emptyTitle')}
          headingLevel="h4"
          action={action}
          drawing={<EmptyScene of="board" />}
        >
          {t('sample.emptyText')}
        </EmptyState>
      </State>
    </>
  );
}

function ErrorStates() {
  const { t } = useTranslation('kit');
  const retry = { title: t('sample.failedTitle'), retryLabel: t('sample.retry'), onRetry: () => undefined };
  return (
    <>
      <State name="default">
        <ErrorState {...retry}>{t('sample.failedText')}</ErrorState>
      </State>
      <State name="busy">
        <ErrorState {...retry} busy>
          {t('sample.failedText')}
        </ErrorState>
      </State>
    </>
  );
}

function ProgressBarses() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <ProgressBars
        name={t('sample.steps')}
        steps={4}
        current={2}
        label={t('sample.step', { step: 2, steps: 4 })}
        note={t('sample.left')}
      />
    </State>
  );
}

function Skeletons() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <Revealed>
        {() => (
          <Loading label={t('sample.loading')} className="grid gap-4">
            <Skeleton className="h-11 w-full" />
            <SkeletonText />
          </Loading>
        )}
      </Revealed>
    </State>
  );
}

function Spinners() {
  return (
    <State name="default">
      <div className="flex items-center gap-4">
        <Spinner />
        <Spinner size={20} />
      </div>
    </State>
  );
}

function SecretOnces() {
  const { t } = useTranslation('kit');
  const words = {
    copy: t('sample.copy'),
    copied: t('sample.copied'),
    copyFailed: t('sample.copyFailed'),
    done: t('sample.done'),
  };
  return (
    <State name="default" isWide>
      <Revealed>
        {(hide) => (
          <SecretOnce
            title={t('sample.secretTitle')}
            text={t('sample.secretText')}
            label={t('sample.secretLabel')}
            secret="dabei_4f9c-0000-example"
            words={words}
            onDone={hide}
            headingLevel="h3"
          >
            <a href={paths.help} className="text-link">
              {t('sample.sentenceLink')}
            </a>
          </SecretOnce>
        )}
      </Revealed>
    </State>
  );
}

function UndoFrames() {
  const { t } = useTranslation('kit');
  return (
    <State name="default" isWide>
      <UndoFrame
        label={t('sample.undoLabel')}
        button={t('sample.undo')}
        onUndo={() => undefined}
        hasKey
        time={{ className: 'scale-x-60 bg-tomato' }}
      >
        {t('sample.undoText')}
      </UndoFrame>
    </State>
  );
}

export const feedback = {
  badge: Badges,
  banner: Banners,
  stamp: Stamps,
  'empty-state': EmptyStates,
  'error-state': ErrorStates,
  'form-failure': FormFailures,
  'form-error-summary': FormErrorSummaries,
  'form-confirmation': FormConfirmations,
  'progress-bars': ProgressBarses,
  skeleton: Skeletons,
  spinner: Spinners,
  'secret-once': SecretOnces,
  'undo-frame': UndoFrames,
} satisfies Specimens;
