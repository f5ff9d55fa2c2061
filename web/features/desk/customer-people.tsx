import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Customer } from './customer.ts';
import { FoldedRows, Row, Section } from './section.tsx';

type Person = Customer['people'][number];

export function CustomerPeople({ people }: { people: Customer['people'] }) {
  const { t } = useTranslation('desk');
  return (
    <Section id="people" title={t('people.title')} empty={people.length === 0 ? t('people.none') : undefined}>
      <ul className="grid gap-5">
        {people.map((person) => (
          <li key={person.member_id} className="grid gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0">
            <PersonHead person={person} />
            <SecondFactors person={person} />
            {person.sign_ins.length > 0 && (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center text-small">
                  {t('people.signIns', { count: person.sign_ins.length })}
                </summary>
                <SignIns signIns={person.sign_ins} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PersonHead({ person }: { person: Person }) {
  const { t } = useTranslation(['desk', 'team']);
  const { name, email, suppression, status } = person;
  return (
    <>
      <h3 className="wrap-anywhere text-h4">{name ?? email}</h3>
      <p className="wrap-anywhere text-small">{email}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="outline">{person.is_owner ? t('team:owner') : t(`team:roles.${person.role}`)}</Badge>
        {status !== 'active' && <Badge tone="sunk">{t(`team:status.${status}`)}</Badge>}
        {suppression && <Badge tone="oxblood">{t(`people.suppressed.${suppression.cause}`)}</Badge>}
      </p>
      {suppression?.reason && <p className="wrap-anywhere text-help text-ink-2">{suppression.reason}</p>}
    </>
  );
}

function SecondFactors({ person: { factors, recovery_codes_left: left, user_id: id } }: { person: Person }) {
  const { t } = useTranslation('desk');
  if (id === null) return null;
  if (factors.length === 0) return <p className="text-small">{t('people.noFactors')}</p>;
  const names = factors.map(({ kind, name }) => `${name} (${t(`people.factors.${kind}`)})`);
  return (
    <p className="wrap-anywhere text-small">
      {t('people.factorsAre', { names: names.join(', ') })} {t('people.codesLeft', { count: left })}
    </p>
  );
}

function SignIns({ signIns }: { signIns: Person['sign_ins'] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <FoldedRows>
      {signIns.map((one) => {
        const device = one.user_agent ? deviceName(one.user_agent) : null;
        const notes = [
          one.country,
          t('people.signedIn', { at: at(one.created_at) }),
          one.ended_at ? t('people.ended', { at: at(one.ended_at) }) : t('people.used', { at: at(one.last_used_at) }),
        ];
        return (
          <Row
            key={one.created_at + one.last_used_at}
            title={device ? `${device.browser}, ${device.system}` : t('people.unknownDevice')}
            notes={notes}
          />
        );
      })}
    </FoldedRows>
  );
}
