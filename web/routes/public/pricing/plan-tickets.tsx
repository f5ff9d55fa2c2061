import { useTranslation } from 'react-i18next';
import { planFeatures } from '#domain/plans/plan-features.ts';
import { marketingPlans, trial } from '#domain/plans/price-lists.ts';
import { formatNumber } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { UprightTicket } from '#web/ui/upright-ticket.tsx';

const [basic, premium] = marketingPlans;

export function PlanTickets() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const requests = (plan: typeof basic | typeof premium) => formatNumber(plan.requestsPerMinute, language);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <PlanTicket
        name={t('basic.name')}
        text={t('basic.for')}
        priceCents={basic.priceCents}
        contents={[
          t('basic.credits', { credits: basic.credits }),
          t('photos', { photos: planFeatures.starter.picturesPerEvent }),
          t('basic.analytics'),
          t('basic.support'),
          t('basic.api', { requests: requests(basic) }),
        ]}
      />
      <PlanTicket
        isTomato
        name={t('premium.name')}
        text={t('premium.for')}
        priceCents={premium.priceCents}
        contents={[
          t('premium.credits'),
          t('photos', { photos: planFeatures.professional.picturesPerEvent }),
          ...(planFeatures.professional.video ? [t('premium.video')] : []),
          t('premium.dashboard'),
          t('premium.support'),
          t('premium.manager'),
          t('premium.api', { requests: requests(premium) }),
        ]}
      />
    </div>
  );
}

type PlanTicketProps = {
  name: string;
  text: string;
  priceCents: number;
  contents: string[];
  isTomato?: boolean;
};

function PlanTicket({ name, text, priceCents, contents, isTomato = false }: PlanTicketProps) {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  return (
    <UprightTicket
      tone={isTomato ? 'tomato' : 'card'}
      foot={
        <a href={paths.register} data-variant={isTomato ? 'on-drawing' : 'on-color'} className="button w-full">
          {t('try', { days: trial.days })}
        </a>
      }
    >
      <h3 className="text-h2">{name}</h3>
      <p className="mt-2 font-medium">{text}</p>
      <p className="mt-9 mb-10 flex items-end gap-2.5">
        <span className="text-[6rem] text-price md:text-[7.75rem]">
          {t('amount', { euros: formatNumber(priceCents / 100, language) })}
        </span>
        <span className="font-semibold">{t('perMonth')}</span>
      </p>
      <ul className="mb-2 grid gap-2.5">
        {contents.map((content) => (
          <li key={content} className="flex gap-3 font-medium">
            <Icon of={Check} size={18} className="mt-0.75 shrink-0" />
            {content}
          </li>
        ))}
      </ul>
    </UprightTicket>
  );
}
