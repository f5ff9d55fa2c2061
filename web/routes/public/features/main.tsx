import { useTranslation } from 'react-i18next';
import { formatTimeRange } from '#i18n/format.ts';
import { VenueCornerBar } from '#web/art/venue-corner-bar.tsx';
import { exampleDay } from '#web/routes/public/examples/example-days.ts';
import { SideTicket } from '#web/routes/public/examples/side-ticket.tsx';
import { today } from '#web/routes/public/examples/today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Minus } from '#web/ui/icons/minus.ts';

export function FeaturesMain() {
  const { t } = useTranslation(['features', 'business']);
  return (
    <section aria-labelledby="main-title" className="mt-16 md:mt-28 container-page">
      <h2 id="main-title" className="text-display-2 lg:text-[4rem]">
        {t('main.title')}
      </h2>
      <div className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr]">
        <article className="flex flex-col overflow-hidden rounded-panel bg-card shadow-raised lg:row-span-2">
          <div className="grow bg-sunk px-5 pt-8 md:px-12 md:pt-12">
            <SampleProfile />
          </div>
          <div className="p-6 md:p-10">
            <h3 className="text-h2">{t('main.profile.title')}</h3>
            <p className="mt-2.5 max-w-text text-ink-2">{t('main.profile.text')}</p>
          </div>
        </article>
        <article className="rounded-panel bg-sunk p-6 md:p-8">
          <SideTicket
            title={t('business:examples.club.title')}
            place={t('business:examples.club.place')}
            day={exampleDay(today(), 6)}
            start="23:00"
            end="06:00"
            nextDay={t('business:nextDay')}
            stub="bg-rose text-on-color"
          />
          <h3 className="mt-6 text-h3">{t('main.events.title')}</h3>
          <p className="mt-1.5 text-ink-2">{t('main.events.text')}</p>
        </article>
        <article className="rounded-panel bg-card p-6 shadow-raised md:p-8">
          <Permissions />
          <h3 className="mt-6 text-h3">{t('main.team.title')}</h3>
          <p className="mt-1.5 text-ink-2">{t('main.team.text')}</p>
        </article>
      </div>
    </section>
  );
}

function SampleProfile() {
  const { t } = useTranslation('features');
  const hours = formatTimeRange('18:00', '02:00', useLanguage());
  return (
    <div className="mx-auto max-w-110 overflow-hidden rounded-t-card bg-card shadow-raised">
      <VenueCornerBar className="block aspect-[16/9] w-full" />
      <div className="px-6 pt-5 pb-7">
        <p className="text-h2-panel uppercase">{t('sample.name')}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="rounded-badge bg-fir-wash px-2.5 py-1.5 text-badge text-fir">{t('sample.open')}</span>
          <span className="text-small">{t('sample.hours', { hours })}</span>
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          {(['bar', 'quiz', 'live'] as const).map((category) => (
            <span key={category} className="rounded-badge bg-sunk px-2.5 py-1.5 text-badge text-ink-2">
              {t(`sample.${category}`)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

const permissions = ['create', 'edit', 'numbers'] as const;
const roles = { admin: [true, true, true], manager: [true, true, false], member: [false, true, false] } as const;

function Permissions() {
  const { t } = useTranslation('features', { keyPrefix: 'main.team' });
  return (
    <table className="w-full text-small">
      <thead>
        <tr>
          <td />
          {permissions.map((permission) => (
            <th key={permission} scope="col" className="px-1 pb-2 align-bottom font-semibold text-help max-sm:pb-3">
              {t(permission)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['admin', 'manager', 'member'] as const).map((role) => (
          <tr key={role} className="border-line border-t">
            <th scope="row" className="hyphens-auto py-2.5 pe-1 text-left font-semibold">
              {t(role)}
            </th>
            {roles[role].map((may, index) => (
              <td key={permissions[index]} className="text-center">
                <Icon
                  of={may ? Check : Minus}
                  label={may ? t('yes') : t('no')}
                  className={may ? 'inline' : 'inline text-ink-3'}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
