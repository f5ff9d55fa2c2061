import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { Reach } from '#domain/events/reach.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { cx } from '#web/ui/cx.ts';
import type { EventForm } from '../event/event-draft.ts';
import { Admission, Places, Ticket } from './admission.tsx';
import { Audience } from './audience.tsx';
import { Basics } from './basics.tsx';
import { Fold } from './fold.tsx';
import { PricedOption } from './publish.tsx';
import { ReachEstimate } from './reach-estimate.tsx';

type PageFieldsProps = {
  form: EventForm;
  tariff: Tariff;
  businessType: BusinessType;
  /** The image, for those who may change it. */
  image: ReactNode;
  /** Whether it comes back, for a new event. */
  repetition?: ReactNode;
  /** When it is published, unless that is history. */
  publication: ReactNode;
  /** How many it may reach, once that is known. */
  reach: Reach | undefined;
  /** A day in the past that may be kept. */
  keptDay?: string | null;
};

/** Every field of an event, in the parts of the page. */
export function PageFields({
  form,
  tariff,
  businessType,
  image,
  publication,
  repetition,
  reach,
  keptDay,
}: PageFieldsProps) {
  const { t } = useTranslation('create-event');
  return (
    <>
      <Part title={t('parts.basics')} isFirst>
        <Basics form={form} tariff={tariff} density="wide" keptDay={keptDay ?? null} repetition={repetition} />
        {image && <div className="mt-5">{image}</div>}
      </Part>
      <Part title={t('parts.places')}>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 md:gap-y-6">
          <Places form={form} tariff={tariff} />
          <Ticket form={form} />
          <Admission form={form} density="wide" />
        </div>
      </Part>
      <Part title={t('parts.audience')}>
        <div className="grid gap-4 md:gap-5">
          <Audience form={form} tariff={tariff} businessType={businessType} />
          <ReachEstimate form={form} reach={reach} />
        </div>
      </Part>
      <Part title={t('parts.visibility')}>
        <Boosts form={form} publication={publication}>
          <PricedOption
            form={form}
            density="wide"
            name="featured_event"
            label={t('featured')}
            help={t('featuredHelp')}
            price={t('plus', { count: tariffs[tariff].featured })}
          />
          <PricedOption
            form={form}
            density="wide"
            name="push_notification"
            label={t('push')}
            help={t('pushHelp')}
            price={t('plus', { count: tariffs[tariff].push })}
          />
        </Boosts>
      </Part>
    </>
  );
}

type BoostsProps = Pick<PageFieldsProps, 'form' | 'publication'> & { children: ReactNode };

/** What is paid for, and when it is published: on phones folded as long as nothing of it is chosen. */
function Boosts({ form, publication, children }: BoostsProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const [isFeatured, hasPush, publishType] = useWatch({
    control: form.control,
    name: ['featured_event', 'push_notification', 'publish_type'],
  });
  return (
    <Fold
      label={`${t('featured')}, ${t('push')}`}
      help={publication && `${t('events:fields.publishType')}: ${t('events:fields.immediate')}`}
      isFilled={isFeatured || hasPush || publishType === 'scheduled'}
      isForPhones
    >
      <div className="grid gap-6">
        <div className="grid gap-3 xl:grid-cols-2">{children}</div>
        {publication}
      </div>
    </Fold>
  );
}

/** A part of the form. Where there is room its title stands beside the fields. */
function Part({ title, isFirst = false, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <section className={cx('title-beside', isFirst ? 'xl:rule-tear xl:pt-7' : 'rule-tear mt-4 pt-4 md:mt-7 md:pt-7')}>
      <h2 className={isFirst ? 'max-xl:sr-only xl:text-h4' : 'mb-4 text-h2-panel xl:text-h4'}>{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
