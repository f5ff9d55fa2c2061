import type { ReactNode, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { cx } from '#web/ui/cx.ts';
import type { Quote } from '../event/event-cost.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { RepeatFields } from '../series/repeat-fields.tsx';
import { Admission, Places, Ticket } from './admission.tsx';
import { Audience } from './audience.tsx';
import { Basics } from './basics.tsx';
import type { Density } from './choice-field.tsx';
import { Fold } from './fold.tsx';
import type { Media } from './pictures.tsx';
import { PicturesField } from './pictures.tsx';
import { PricedOption, PublishDay, PublishTime } from './publish.tsx';
import { ReachEstimate } from './reach-estimate.tsx';

type EventFieldsProps = {
  form: EventForm;
  tariff: Tariff;
  businessType: BusinessType;
  density: Density;
  quote: Quote | undefined;
  /** Pictures and video, for those who may change them. */
  media: Media | null;
  /** Whether a new event may come back. */
  mayRepeat?: boolean;
  /** `day`: of an event that is scheduled; null where the publication is over. */
  publication: 'choice' | 'day' | null;
  /** A day in the past that may be kept. */
  keptDay?: string | null;
  titleRef?: RefObject<HTMLElement | null> | undefined;
};

/** Every field of an event: one below the other in the dialog, in titled parts on the page. */
export function EventFields(props: EventFieldsProps) {
  const { form, tariff, businessType, density, quote, media, mayRepeat = false, keptDay = null, titleRef } = props;
  const { t } = useTranslation('events');
  const isWide = density === 'wide';
  return (
    <>
      <Part name="basics" density={density} isFirst>
        <Basics
          form={form}
          tariff={tariff}
          density={density}
          keptDay={keptDay}
          titleRef={titleRef}
          repetition={mayRepeat && <RepeatFields form={form} quote={quote} />}
        />
        {media && (
          <div className={isWide ? 'mt-5' : 'contents'}>
            <PicturesField form={form} media={media} businessType={businessType} density={density} />
          </div>
        )}
      </Part>
      <Part name="places" density={density}>
        <div className={isWide ? 'grid gap-x-5 gap-y-4 sm:grid-cols-2 md:gap-y-6' : 'contents'}>
          <Places form={form} tariff={tariff} />
          <Ticket form={form} />
          <Admission form={form} density={density} />
        </div>
      </Part>
      <Part name="audience" density={density}>
        <section aria-label={isWide ? undefined : t('audience.label')} className="grid gap-4 md:gap-5">
          <Audience form={form} tariff={tariff} businessType={businessType} />
          {isWide && <ReachEstimate form={form} reach={quote?.reach} />}
        </section>
      </Part>
      <Part name="visibility" density={density}>
        {isWide ? <Boosts {...props} /> : <DialogBoosts {...props} />}
      </Part>
    </>
  );
}

function Publication({ form, density, publication }: EventFieldsProps) {
  if (publication === 'choice') return <PublishTime form={form} density={density} />;
  return publication === 'day' && <PublishDay form={form} density={density} />;
}

/** The dialog offers no push notification. */
function DialogBoosts(props: EventFieldsProps) {
  const { form, tariff, density } = props;
  const { t } = useTranslation('events');
  return (
    <>
      <PricedOption
        form={form}
        density={density}
        name="featured_event"
        label={t('fields.featured_event')}
        help={t('fields.featuredHelp')}
        price={`+${tariffs[tariff].featured}`}
      />
      <Publication {...props} />
    </>
  );
}

/** Paid options and the publication: on phones folded as long as nothing of it is chosen. */
function Boosts(props: EventFieldsProps) {
  const { form, tariff, density, publication } = props;
  const { t } = useTranslation(['create-event', 'events']);
  const [isFeatured, hasPush, publishType] = useWatch({
    control: form.control,
    name: ['featured_event', 'push_notification', 'publish_type'],
  });
  const option = { form, density };
  return (
    <Fold
      label={`${t('featured')}, ${t('push')}`}
      help={publication && `${t('events:fields.publish_type')}: ${t('events:fields.immediate')}`}
      isFilled={isFeatured || hasPush || publishType === 'scheduled'}
      isForPhones
    >
      <div className="grid gap-6">
        <div className="grid gap-3 xl:grid-cols-2">
          <PricedOption
            {...option}
            name="featured_event"
            label={t('featured')}
            help={t('featuredHelp')}
            price={t('plus', { count: tariffs[tariff].featured })}
          />
          <PricedOption
            {...option}
            name="push_notification"
            label={t('push')}
            help={t('pushHelp')}
            price={t('plus', { count: tariffs[tariff].push })}
          />
        </div>
        <Publication {...props} />
      </div>
    </Fold>
  );
}

type PartProps = {
  name: 'basics' | 'places' | 'audience' | 'visibility';
  density: Density;
  isFirst?: boolean;
  children: ReactNode;
};

/** A part of the page, with its title beside the fields where there is room; the dialog has no parts. */
function Part({ name, density, isFirst = false, children }: PartProps) {
  if (density === 'narrow') return children;
  return (
    <TitledPart name={name} isFirst={isFirst}>
      {children}
    </TitledPart>
  );
}

function TitledPart({ name, isFirst, children }: Omit<PartProps, 'density'>) {
  const { t } = useTranslation('create-event');
  return (
    <section className={cx('title-beside', isFirst ? 'xl:rule-tear xl:pt-7' : 'rule-tear mt-4 pt-4 md:mt-7 md:pt-7')}>
      <h2 className={isFirst ? 'max-xl:sr-only xl:text-h4' : 'mb-4 text-h2-panel xl:text-h4'}>{t(`parts.${name}`)}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
