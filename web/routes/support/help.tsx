import { useTranslation } from 'react-i18next';
import { SupportPage } from '#web/features/support/support-page.tsx';
import { useQuestionGroups } from '#web/features/support/use-question-groups.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { findHelpPictures } from './help-pictures.ts';

export default function Help() {
  const { t } = useTranslation('help');
  const pictures = findHelpPictures(useLanguage());
  const showPicture = (id: string) => {
    const source = pictures[id];
    if (!source) return null;
    // Wider than a phone to stay readable: scrolls sideways and opens when pressed.
    return (
      <a href={source} className="mt-6 block rounded-well max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
        <img
          src={source}
          alt={t('picture')}
          width={1080}
          height={720}
          loading="lazy"
          className="h-auto w-full rounded-well border border-edge max-sm:w-140 max-sm:max-w-none print:max-w-[24rem]"
        />
      </a>
    );
  };
  return <SupportPage file="help" path={paths.help} groups={useQuestionGroups('help')} showMore={showPicture} />;
}
