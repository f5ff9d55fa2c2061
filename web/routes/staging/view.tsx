import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewEnding } from '#domain/desk/views.ts';
import { viewEndings } from '#domain/desk/views.ts';
import { dataOf } from '#web/api/client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { paths } from '#web/paths.ts';
import { clearTab } from '#web/shell/browser-store.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { readView, storeView } from '#web/shell/view-tab.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

type State = { kind: 'opening' } | { kind: 'over'; by: ViewEnding } | { kind: 'failed'; error: unknown };

/** Opens the view named behind the #, or ends the one of this tab. */
export default function StagingView() {
  const { t } = useTranslation('desk-views');
  return (
    <div className="container-page min-h-dvh py-12 md:py-20">
      <PageHead title={t('page.head')} description={t('title')} isPrivate />
      <Panel className="mx-auto md:max-w-[32rem]">
        <View />
      </Panel>
    </div>
  );
}

/** The tab's address leads to the dashboard, so that a reload asks for no second token. */
async function open(id: string): Promise<void> {
  const { token, ...view } = await dataOf(reviewApi.POST('/desk/views/{id}/open', { params: { path: { id } } }));
  storeView({ ...view, token });
  location.replace(`${paths.dashboard}?shell`);
}

async function begin(): Promise<State> {
  const id = location.hash.slice(1);
  const view = readView();
  clearTab();
  if (view) {
    await reviewApi.DELETE('/desk/views/{id}', { params: { path: { id: view.id } } }).catch(() => undefined);
  }
  if (!id) return { kind: 'over', by: viewEndings.find((by) => by === view?.ended_by) ?? 'staff' };
  return open(id).then(
    () => ({ kind: 'opening' }),
    (error) => ({ kind: 'failed', error }),
  );
}

let begun: Promise<State> | undefined;

function View() {
  const { t } = useTranslation('desk-views');
  const problemText = useProblemText();
  const isSignedIn = Boolean(useReviewer());
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    if (!isSignedIn) return;
    // Once for a page, however often React draws it.
    begun ??= begin();
    void begun.then(setState);
  }, [isSignedIn]);
  if (state.kind === 'opening') {
    return (
      <Loading label={t('page.opening')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-h2">{t('page.over')}</h1>
      <p role="status" className="text-ink-2 text-lead">
        {state.kind === 'failed' ? t('page.failed', { problem: problemText(state.error) }) : t(`page.${state.by}`)}
      </p>
      <ButtonLink to={stagingPaths.dashboard}>{t('page.back')}</ButtonLink>
    </div>
  );
}
