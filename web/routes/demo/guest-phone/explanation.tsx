import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { Wordmark } from '#web/shell/wordmark.tsx';

export function Explanation() {
  const { t } = useTranslation('guest-phone');
  const { t: shell } = useTranslation('shell');
  return (
    <aside aria-label={t('explain.title')} className="grid max-w-124 content-center gap-6 text-pic-ink max-md:hidden">
      <div className="flex items-center gap-3">
        <a href={paths.home} aria-label={shell('home')} className="me-auto">
          <Wordmark isOnColor className="h-8.5 w-auto" />
        </a>
        <LanguageSwitch isOnDrawing />
        <ThemeSwitch isOnDrawing />
      </div>
      <h2 className="text-display-2">{t('explain.title')}</h2>
      <p className="font-medium text-lead">{t('explain.lead')}</p>
      <ol className="grid list-decimal gap-2 ps-5 font-medium marker:font-semibold">
        <li>{t('explain.steps.open')}</li>
        <li>{t('explain.steps.publish')}</li>
        <li>{t('explain.steps.join')}</li>
      </ol>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={paths.dashboard} target="_blank" rel="noreferrer" data-variant="on-drawing" className="button">
          {t('explain.dashboard')}
        </a>
        <a href={paths.api} className="font-semibold underline underline-offset-4">
          {t('explain.protocol')}
        </a>
      </p>
      <p className="text-small">{t('explain.notReal')}</p>
    </aside>
  );
}
