import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ReviewerLoginForm } from '#web/features/review/reviewer-login-form.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';

export default function StagingLogin() {
  const { t } = useTranslation('review');
  const isSignedIn = Boolean(useReviewer());
  const { state } = useLocation();
  const navigate = useNavigate();
  const next: string = typeof state?.next === 'string' ? state.next : paths.stagingDashboard;

  useEffect(() => {
    if (isSignedIn) void navigate(next, { replace: true });
  }, [isSignedIn, next, navigate]);

  return (
    <div className="container-page py-8 md:py-16">
      <PageHead title={t('login.head')} description={t('description')} isPrivate />
      <Panel className="mx-auto max-w-[27.5rem]">
        <h1 className="text-h1">{t('login.title')}</h1>
        <p className="mt-2 mb-6 text-ink-2 text-lead">{t('login.lead')}</p>
        <ReviewerLoginForm />
      </Panel>
    </div>
  );
}
