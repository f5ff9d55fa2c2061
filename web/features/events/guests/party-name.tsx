import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Party = { display_name: string; party_size: number };

/** The name, or that the person was deleted. */
function nameOf({ display_name: name }: Pick<Party, 'display_name'>, t: TFunction<'participants'>): string {
  return name === '' ? t('forgotten') : name;
}

/** `Ute und 3 weitere Personen`. */
export function partyText(party: Party, t: TFunction<'participants'>): string {
  const name = nameOf(party, t);
  const { party_size: size } = party;
  return size === 1 ? name : t('party', { name, count: size - 1 });
}

/** People, counting whole parties. */
export function peopleOf(parties: readonly Pick<Party, 'party_size'>[]): number {
  return parties.reduce((sum, { party_size: size }) => sum + size, 0);
}

/** People, plus requests if any is for several. */
export function requestsText(parties: readonly Pick<Party, 'party_size'>[], t: TFunction<'participants'>): string {
  const people = peopleOf(parties);
  if (people === parties.length) return t('requests.title', { count: people });
  return t('requests.titleParties', { count: parties.length, people });
}

/** `Ute + 3`; spelled out for screen readers. */
export function PartyName({ party }: { party: Party }) {
  const { t } = useTranslation('participants');
  const name = nameOf(party, t);
  const { party_size: size } = party;
  if (size === 1) return name;
  return (
    <>
      <span aria-hidden="true">{t('partyShort', { name, others: size - 1 })}</span>
      <span className="sr-only">{partyText(party, t)}</span>
    </>
  );
}
