import { useTranslation } from 'react-i18next';
import { SupportPage } from '#web/features/support/support-page.tsx';
import { useQuestionGroups } from '#web/features/support/use-question-groups.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { findHelpPictures } from './help-pictures.ts';

/** Guides with steps, and the screens they speak of. */
export default function Help() {
  const { t } = useTranslation('help');
  const pictures = findHelpPictures(useLanguage());
  const showPicture = (id: string) => {
    const source = pictures[id];
    if (!source) return null;
    return (
      <img
        src={source}
        alt={t('picture')}
        width={1080}
        height={720}
        loading="lazy"
        className="mt-6 h-auto w-full rounded-well border border-edge print:max-w-[24rem]"
      />
    );
  };
  return <SupportPage file="help" path={paths.help} groups={useQuestionGroups('help')} showMore={showPicture} />;
}
