import { useTranslation } from 'react-i18next';
import { OKTOBERFEST, paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import panelScript from '#web/shell/panel-script.ts?inline-script';
import { BusinessOktoberfest } from './oktoberfest.tsx';
import { BusinessSoon } from './soon.tsx';
import { BusinessStandard } from './standard.tsx';

export const handle = { ground: 'night', sheet: 'marketing', banner: BusinessSoon } satisfies PageHandle;

/** Two offers in tabs, each with its own colour and scene. */
export default function Business() {
  const { t } = useTranslation('business');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} canonical={paths.business} image="business" />
      <div id="standard" data-panel="" tabIndex={-1}>
        <BusinessStandard />
      </div>
      <div id={OKTOBERFEST} data-panel="" tabIndex={-1}>
        <BusinessOktoberfest />
      </div>
      <PageScriptTag source={panelScript} />
    </>
  );
}
