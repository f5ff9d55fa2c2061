import { useTranslation } from 'react-i18next';
import { languages } from '#domain/shared/language.ts';
import { cx } from '#web/ui/cx.ts';

/** A form that the server answers; the page script spares the round trip, hydrated pages even the reload. */
export function LanguageSwitch({ isOnPicture = false, className }: { isOnPicture?: boolean; className?: string }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <form method="post" action="/language" className={className}>
      <fieldset
        aria-label={t('language.label')}
        className={cx('segmented segmented-small', isOnPicture && 'segmented-on-color')}
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
