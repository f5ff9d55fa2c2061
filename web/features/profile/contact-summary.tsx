import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMetres } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { ProfileValues } from './profile-values.ts';

export function ContactSummary({ values, address }: { values: ProfileValues; address: string }) {
  const { t } = useTranslation(['profile', 'business-data']);
  const language = useLanguage();
  const place = useQuery(queries.place).data?.place;
  const contacts = [
    { value: values.public_phone, isShown: values.show_phone },
    { value: values.public_email, isShown: values.show_email },
    { value: values.website_url.replace(/^https?:\/\/|\/$/g, ''), isShown: true },
  ].filter(({ value }) => value.trim() !== '');
  const accuracy = place ? formatMetres(place.accuracy_m, language) : '';
  return (
    <>
      <p className="wrap-anywhere text-ink">{address}</p>
      {place && <p>{t(`business-data:place.source.${place.source}`, { accuracy })}</p>}
      {place === null && <p>{t('business-data:place.unknown')}</p>}
      <p className="wrap-anywhere mt-1.5">
        {contacts.map(({ value, isShown }, index) => (
          <span key={value}>
            {index > 0 && ' · '}
            <span className="text-ink">{value}</span>
            {!isShown && ` ${t('rooms.contact.notPublic')}`}
          </span>
        ))}
        {contacts.length === 0 && t('rooms.contact.none')}
      </p>
    </>
  );
}
