import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { reviewApi } from '#web/api/review-client.ts';
import { endReviewer } from '#web/api/reviewer-session.ts';
import { paths } from '#web/paths.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LogOut } from '#web/ui/icons/log-out.ts';
import { UserRound } from '#web/ui/icons/user-round.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { DeskBar, DeskBarSkeleton } from './desk-bar.tsx';
import { KeysButton } from './keys-button.tsx';
import { RegisterMeter } from './register-meter.tsx';
import { useReviewer } from './use-reviewer.ts';

const caseFolder = stagingPaths.case.replace(':id', '');

/** Ink in both themes, to set staging apart. */
export function StagingHeader() {
  const { t } = useTranslation(['review', 'shell']);
  const reviewer = useReviewer();
  const { pathname } = useLocation();
  const isOfLogin = pathname === stagingPaths.login || pathname === stagingPaths.password;
  const isOfCases = pathname === stagingPaths.dashboard || pathname.startsWith(caseFolder);
  const toasts = useToasts();

  function logOut() {
    // Signs out locally without waiting for the server.
    reviewApi.POST('/review/logout').catch(() => undefined);
    endReviewer();
    toasts.show({ title: t('message.loggedOut') });
  }

  return (
    <header data-theme="dark" data-print="hide" className="bg-pic-ink text-pic-paper">
      <div className="container-page flex min-h-16 flex-wrap items-center gap-1 py-2 min-[22rem]:gap-2 md:gap-3">
        <a href={paths.home} aria-label={t('shell:home')} className="target-44">
          <Wordmark className="h-[27px] w-auto lg:h-[30px]" />
        </a>
        <span className="rounded-badge bg-pic-paper/15 px-2 py-1 text-badge max-[26rem]:hidden">{t('badge')}</span>
        <span className="mr-auto" />
        {reviewer && isOfCases && <RegisterMeter />}
        {reviewer && <KeysButton />}
        {reviewer && (
          <p className="text-small max-xl:hidden">
            {t('signedInAs')}{' '}
            <Link to={stagingPaths.account} className="text-link">
              <strong>{reviewer.username}</strong>
            </Link>
          </p>
        )}
        {reviewer && (
          <ButtonLink
            to={stagingPaths.account}
            variant="quiet"
            size="compact"
            icon={UserRound}
            className="px-3 xl:hidden"
          >
            <span className="sr-only">{`${t('signedInAs')} ${reviewer.username}`}</span>
          </ButtonLink>
        )}
        <LanguageSwitch />
        <ThemeSwitch className="max-sm:hidden" />
        {reviewer && (
          <Button variant="secondary" size="compact" icon={LogOut} onClick={logOut} className="max-sm:px-3">
            <span className="max-sm:sr-only">{t('logout')}</span>
          </Button>
        )}
        {reviewer && <DeskBar />}
        {reviewer === undefined && !isOfLogin && <DeskBarSkeleton />}
      </div>
    </header>
  );
}
