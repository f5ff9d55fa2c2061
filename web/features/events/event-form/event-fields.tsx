import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { AdvertisingTick } from '../event/advertising-tick.tsx';
import type { Quote } from '../event/event-cost.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { FormRow } from './form-row.tsx';
import type { Media } from './pictures.tsx';
import { PlacesRow } from './places-row.tsx';
import { PricedOption, PublishDay, PublishLater, PublishTime } from './publish.tsx';
import { WhatRow } from './what-row.tsx';
import { WhenRow } from './when-row.tsx';
import { Audience, ReachEstimate } from './who-row.tsx';

type EventFieldsProps = {
  form: EventForm;
  tariff: Tariff;
  businessType: BusinessType;
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

/** Every field of an event, in five rows. */
export function EventFields(props: EventFieldsProps) {
  const { form, tariff, businessType, quote, media, mayRepeat = false, keptDay = null, titleRef } = props;
  const { t } = useTranslation('events');
  const isPage = tariff === 'standard';
  return (
    <>
      <WhatRow {...{ form, tariff, businessType, media, titleRef }} />
      <WhenRow {...{ form, keptDay, mayRepeat, quote }} needsDay={surfaceLimits[tariff].needsDescription} />
      <PlacesRow form={form} tariff={tariff} />
      <FormRow name="audience">
        <section aria-label={t('audience.label')} className="grid gap-2">
          <Audience
            {...{ form, tariff, businessType }}
            reach={isPage && <ReachEstimate form={form} reach={quote?.reach} />}
          />
        </section>
      </FormRow>
      <FormRow name="visibility">
        <Boosts {...props} />
      </FormRow>
    </>
  );
}

/** Paid options and the publication. The dialog offers no push notification. */
function Boosts({ form, tariff, publication }: EventFieldsProps) {
  const { t } = useTranslation(['events', 'create-event']);
  const { featured, push } = tariffs[tariff];
  const isPage = tariff === 'standard';
  const isPaid = useWatch({ control: form.control, name: ['featured_event', 'push_notification'] }).some(Boolean);
  return (
    <>
      <div className="grid gap-2 @min-[34rem]/form:flex @min-[34rem]/form:[&>label]:flex-1">
        <PricedOption
          form={form}
          name="featured_event"
          label={t('fields.featured_event')}
          help={isPage ? t('create-event:featuredHelp') : t('fields.featuredHelp')}
          price={isPage ? t('create-event:plus', { count: featured }) : `+${featured}`}
        />
        {isPage && (
          <PricedOption
            form={form}
            name="push_notification"
            label={t('fields.push_notification')}
            help={t('create-event:pushHelp')}
            price={t('create-event:plus', { count: push })}
          />
        )}
        {publication === 'choice' && <PublishLater form={form} />}
      </div>
      {isPaid && <AdvertisingTick />}
      {publication === 'choice' && <PublishTime form={form} />}
      {publication === 'day' && <PublishDay form={form} />}
    </>
  );
}
