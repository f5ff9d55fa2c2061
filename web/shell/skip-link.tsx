import { useTranslation } from 'react-i18next';

export const CONTENT_ID = 'content';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {t('skipLink')}
    </a>
  );
}
