import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownershipOffer } from '#web/api/device-queries.ts';
import { Banner } from '#web/ui/banner.tsx';

/** Keys and webhooks known to the former owner, shown after a takeover. */
export function KnownSecrets() {
  const { t } = useTranslation('integrations', { keyPrefix: 'known' });
  const known = useQuery(ownershipOffer).data?.known_to_former_owner;
  if (!known) return null;
  return (
    <Banner title={t('title', { person: known.former_owner })}>
      <ul className="grid list-disc gap-1 ps-5">
        {known.api_keys.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {t('key', { name })}
          </li>
        ))}
        {known.webhooks.map(({ id, url }) => (
          <li key={id} className="wrap-anywhere">
            {t('webhook', { url })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{t('text')}</p>
    </Banner>
  );
}
