import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '#web/shell/use-site.ts';

/** Where to ask; what the operator has not configured is left out. */
export function SupportContact() {
  const { t } = useTranslation('registration');
  const { operator } = useSite();
  const email = operator.supportEmail ?? operator.email;
  if (!email) return null;
  const { phone } = operator;
  return (
    <p className="text-ink-2">
      <Trans
        t={t}
        i18nKey="welcome.support"
        values={{ email }}
        // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
        components={{ mail: <a href={`mailto:${email}`} className="text-link" /> }}
      />{' '}
      {phone && (
        <Trans
          t={t}
          i18nKey="welcome.supportPhone"
          values={{ phone }}
          components={{
            // biome-ignore lint/a11y/useAnchorContent: Trans puts the words in
            phone: <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link whitespace-nowrap" />,
          }}
        />
      )}
    </p>
  );
}
