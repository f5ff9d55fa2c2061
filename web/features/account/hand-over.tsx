import { useTranslation } from 'react-i18next';

type HandOverProps = { answer: object; remember: boolean; next: string };

/** Response of a login by plain form, for the page's script, with a fallback link. */
export function HandOver({ answer, remember, next }: HandOverProps) {
  const { t } = useTranslation('login');
  const json = JSON.stringify({ answer, remember, next }).replaceAll('<', '\\u003c');
  return (
    <>
      <script
        type="application/json"
        data-hand-over=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped
        dangerouslySetInnerHTML={{ __html: json }}
      />
      <p role="status">{t('signedIn')}</p>
      <a href={next} data-variant="primary" className="button mt-6">
        {t('goOn')}
      </a>
    </>
  );
}
