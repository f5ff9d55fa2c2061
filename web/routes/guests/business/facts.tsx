import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestBusiness } from '#contract/guest-pages.ts';
import { mailLink } from '#domain/shared/email.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { parseRegisterNumber } from '#domain/verification/register-number.ts';
import { formatDayRange, formatDayWithWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import { spokenSpan } from './opening-times.ts';

/** Closures, how to reach the business, and who it is. */
export function Facts({ business, mapUrl }: { business: GuestBusiness; mapUrl: string }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const { closures, address, phone, email, website_url: website } = business;
  return (
    <div className="house-facts">
      {closures.length > 0 && (
        <section aria-labelledby="closures">
          <h2 id="closures">{t('closures')}</h2>
          {closures.map(({ start_date, end_date, reason }) => (
            <div key={start_date + end_date} className="house-closure">
              <h3>{formatDayRange(start_date, end_date, language)}</h3>
              {reason && <p>{reason}</p>}
            </div>
          ))}
        </section>
      )}
      <OtherHours business={business} />
      <section aria-labelledby="contact">
        <h2 id="contact">{t('contact.title')}</h2>
        <dl>
          <Row name={t('contact.address')} href={mapUrl}>
            {address}
          </Row>
          {phone && (
            <Row name={t('contact.phone')} href={telephoneLink(phone)}>
              {phone}
            </Row>
          )}
          {email && (
            <Row name={t('contact.email')} href={mailLink(email)}>
              {email}
            </Row>
          )}
          {website && (
            <Row name={t('contact.website')} href={website}>
              {website.replace(/^https?:\/\/|\/$/g, '')}
            </Row>
          )}
        </dl>
      </section>
      <Imprint imprint={business.imprint} />
    </div>
  );
}

/** Of the next two weeks: dates with hours of their own, and holidays. */
function OtherHours({ business }: { business: GuestBusiness }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const days = business.opening_days.flatMap(({ date, spans, exception }) =>
    exception === null || exception.kind === 'closure' ? [] : [{ date, spans, exception }],
  );
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="other-hours">
      <h2 id="other-hours">{t('otherHours')}</h2>
      {days.map(({ date, spans, exception: { reason, holiday } }) => (
        <div key={date} className="house-closure">
          <h3>{formatDayWithWeekday(date, language)}</h3>
          <p>
            {[
              spans.map((span) => spokenSpan(span, language)).join(', ') || t('closedLong'),
              holiday?.[language] ?? reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ))}
    </section>
  );
}

function Row({ name, href, children }: { name: string; href: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {href ? (
          <a href={href} rel="nofollow noopener">
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** Only what was verified; the stamp stands where there is an entry in the register. */
function Imprint({ imprint }: { imprint: GuestBusiness['imprint'] }) {
  const { t } = useTranslation('guest-business');
  const { company_name, managing_director, register_number, address, phone, email } = imprint;
  return (
    <section aria-labelledby="imprint" className="house-imprint">
      <h2 id="imprint">{t('imprint.title')}</h2>
      {register_number && (
        <Stamp
          word={parseRegisterNumber(register_number)?.division ?? 'OK'}
          ring={t('imprint.stamp')}
          tone="fir"
          tilt={8}
          label={t('imprint.checked')}
        />
      )}
      <p>
        {[
          company_name,
          managing_director && t('imprint.director', { name: managing_director }),
          address,
          register_number,
          phone,
          email,
        ]
          .filter(Boolean)
          .join('\n')}
      </p>
    </section>
  );
}
