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

const heading = 'text-h2 text-[1.75rem]/[1.05]';

type FactsProps = {
  business: GuestBusiness;
  mapUrl: string;
  tool: ((part: 'contact' | 'imprint') => ReactNode) | undefined;
};

/** Closures, contact and imprint. */
export function Facts({ business, mapUrl, tool }: FactsProps) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const { closures, address, phone, email, website_url: website } = business;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-14 py-24 max-md:gap-10 max-md:py-16">
      {closures.length > 0 && (
        <section aria-labelledby="closures">
          <h2 id="closures" className={heading}>
            {t('closures')}
          </h2>
          {closures.map(({ start_date, end_date, reason }) => (
            <Slip key={start_date + end_date} title={formatDayRange(start_date, end_date, language)}>
              {reason && <p>{reason}</p>}
            </Slip>
          ))}
        </section>
      )}
      <OtherHours business={business} />
      <section aria-labelledby="contact">
        <h2 id="contact" className={heading}>
          {t('contact.title')}
        </h2>
        <dl className="mt-3">
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
        {tool && <div className="mt-4">{tool('contact')}</div>}
      </section>
      <Imprint imprint={business.imprint} tool={tool?.('imprint')} />
    </div>
  );
}

/** A note about special days. */
function Slip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative mt-5 bg-card p-6 [box-shadow:var(--raised)] before:absolute before:-top-[0.6rem] before:left-6 before:h-[1.2rem] before:w-11 before:-rotate-3 before:bg-pic-amber">
      <h3 className="font-bold font-display text-[1.35rem]/[1.2]">{title}</h3>
      {children}
    </div>
  );
}

/** Special days and holidays of the next two weeks. */
function OtherHours({ business }: { business: GuestBusiness }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const days = business.opening_days.flatMap(({ date, spans, exception }) =>
    exception === null || exception.kind === 'closure' ? [] : [{ date, spans, exception }],
  );
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="other-hours">
      <h2 id="other-hours" className={heading}>
        {t('otherHours')}
      </h2>
      {days.map(({ date, spans, exception: { reason, holiday } }) => (
        <Slip key={date} title={formatDayWithWeekday(date, language)}>
          <p>
            {[
              spans.map((span) => spokenSpan(span, language)).join(', ') || t('closedLong'),
              holiday?.[language] ?? reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Slip>
      ))}
    </section>
  );
}

function Row({ name, href, children }: { name: string; href: string | undefined; children: ReactNode }) {
  return (
    <div className="border-line border-b py-[0.85rem]">
      <dt className="text-[0.875rem] text-ink-2">{name}</dt>
      <dd>
        {href ? (
          <a
            href={href}
            rel="nofollow noopener"
            className="wrap-anywhere -my-3 inline-block py-3 font-semibold underline-offset-[0.25em] hover:underline"
          >
            {children}
          </a>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** Verified data only; the stamp requires a register entry. */
function Imprint({ imprint, tool }: { imprint: GuestBusiness['imprint']; tool: ReactNode }) {
  const { t } = useTranslation('guest-business');
  const { company_name, managing_director, register_number, address, phone, email } = imprint;
  return (
    <section aria-labelledby="imprint">
      <h2 id="imprint" className={heading}>
        {t('imprint.title')}
      </h2>
      {register_number && (
        <Stamp
          word={parseRegisterNumber(register_number)?.division ?? 'OK'}
          ring={t('imprint.stamp')}
          tone="fir"
          tilt={8}
          label={t('imprint.checked')}
          className="float-right -mt-2 mb-2 ml-4 size-30"
        />
      )}
      <p className="wrap-anywhere mt-4 whitespace-pre-line text-[0.9375rem]/[1.55] text-ink-2">
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
      {tool && <div className="mt-4">{tool}</div>}
    </section>
  );
}
