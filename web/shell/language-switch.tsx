import { useTranslation } from 'react-i18next';
import { languages } from '#domain/shared/language.ts';
import { cx } from '#web/ui/cx.ts';

/** A form; the page script avoids the round trip, hydrated pages the reload. */
export function LanguageSwitch({ isOnDrawing = false, className }: { isOnDrawing?: boolean; className?: string }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <form method="post" action="/language" className={className}>
      <fieldset
        aria-label={t('language.label')}
        className={cx('segmented segmented-small', isOnDrawing && 'segmented-on-color')}
      >
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            data-action="language"
            lang={language}
            aria-pressed={i18n.language === language}
            aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
            className="segmented-item"
          >
            {language.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
