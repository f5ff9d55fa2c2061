import { useTranslation } from 'react-i18next';
import { trial } from '#domain/plans/price-lists.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { FeaturesBusiness } from './business.tsx';
import { FeaturesCall } from './call.tsx';
import { FeaturesCompare } from './compare.tsx';
import { FeaturesEvents } from './events.tsx';
import { FeaturesHero } from './hero.tsx';
import { FeaturesMain } from './main.tsx';
import { FeaturesMarketing } from './marketing.tsx';

export const handle = { sheet: 'marketing' } satisfies PageHandle;

export default function Features() {
  const { t } = useTranslation('features');
  return (
    <>
      <PageHead title={t('title')} description={t('description', trial)} canonical={paths.features} image="features" />
      <FeaturesHero />
      <FeaturesMain />
      <FeaturesEvents />
      <FeaturesMarketing />
      <FeaturesBusiness />
      <FeaturesCompare />
      <FeaturesCall />
    </>
  );
}
