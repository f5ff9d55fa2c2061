import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { organization, StructuredData } from '#web/shell/structured-data.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { HomeFeedback } from './feedback.tsx';
import { HomeHero } from './hero.tsx';
import { HomeKinds } from './kinds.tsx';
import { HomeSteps } from './steps.tsx';

export const handle = { ground: 'tomato' } satisfies PageHandle;

/** Available at two addresses. */
export default function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} canonical={paths.home} />
      <HomeHero />
      <HomeKinds />
      <HomeSteps />
      <HomeFeedback />
      <StructuredData data={organization(useSite())} />
    </>
  );
}
