import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Party = { display_name: string; party_size: number };

/** A name; of who was forgotten that they were. */
function nameOf({ display_name: name }: Pick<Party, 'display_name'>, t: TFunction<'participants'>): string {
  return name === '' ? t('forgotten') : name;
}

/** A person and those they bring, in words: `Ute und 3 weitere Personen`. */
export function partyText(party: Party, t: TFunction<'participants'>): string {
  const name = nameOf(party, t);
  const { party_size: size } = party;
  return size === 1 ? name : t('party', { name, count: size - 1 });
}

/** How many people come with these parties. */
export function peopleOf(parties: readonly Pick<Party, 'party_size'>[]): number {
  return parties.reduce((sum, { party_size: size }) => sum + size, 0);
}

/** How many want to come: in people, and in requests as well where a request is for more than one. */
export function requestsText(parties: readonly Pick<Party, 'party_size'>[], t: TFunction<'participants'>): string {
  const people = peopleOf(parties);
  if (people === parties.length) return t('requests.title', { count: people });
  return t('requests.titleParties', { count: parties.length, people });
}

/** A person and those they bring: `Ute + 3` to see, in words to hear. */
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
