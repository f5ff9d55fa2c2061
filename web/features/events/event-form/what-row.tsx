import type { RefObject } from 'react';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { surfaceLimits } from '#domain/events/limits.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { Image } from '#web/ui/icons/image.ts';
import { Play } from '#web/ui/icons/play.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { usePreload } from '#web/ui/use-preload.ts';
import type { EventForm } from '../event/event-draft.ts';
import { EventImage } from '../event/event-image.tsx';
import { DescriptionField, TitleField } from './basics.tsx';
import { besideLabel, FormRow } from './form-row.tsx';
import type { Media } from './pictures.tsx';
import { Words } from './words.tsx';

const PicturesField = onDemand(async () => (await import('./pictures.tsx')).PicturesField);
const VideoField = onDemand(async () => (await import('./video-field.tsx')).VideoField);

type WhatRowProps = {
  form: EventForm;
  tariff: Tariff;
  businessType: BusinessType;
  media: Media | null;
  titleRef: RefObject<HTMLElement | null> | undefined;
};

/** Name, pictures, description and video. */
export function WhatRow({ form, tariff, businessType, media, titleRef }: WhatRowProps) {
  const { t } = useTranslation('events');
  const [description, tags] = useWatch({ control: form.control, name: ['description', 'tags'] });
  const { needsDescription } = surfaceLimits[tariff];
  usePreload(PicturesField.fetch);
  usePreload(VideoField.fetch);
  const pictures = media?.pictures ?? [];
  return (
    <FormRow name="what">
      <Words
        className={besideLabel}
        words={[
          media !== null && {
            label: t('image.label'),
            icon: Image,
            isFilled: pictures.length > 0,
            content: (
              <Suspense>
                <PicturesField media={media} />
              </Suspense>
            ),
          },
          {
            label: t('fields.description'),
            icon: Plus,
            isFilled: needsDescription || description !== '',
            content: (
              <DescriptionField form={form} missing={needsDescription ? t('fields.descriptionMissing') : undefined} />
            ),
          },
          media !== null && {
            label: t('video.label'),
            icon: Play,
            isFilled: media.video !== null,
            content: (
              <Suspense>
                <VideoField video={media.video} change={media.change} />
              </Suspense>
            ),
          },
        ]}
      >
        <TitleField
          form={form}
          missing={needsDescription ? t('fields.nameMissing') : undefined}
          inputRef={titleRef}
          required
          className="min-w-40 flex-1 @max-[40rem]/form:basis-full"
        />
        {media && pictures.length === 0 && (
          <span className="h-11 w-12 shrink-0 @min-[44rem]/form:w-15 @min-[40rem]/form:@max-[44rem]/form:hidden overflow-hidden rounded-field *:size-full *:object-cover">
            <EventImage url={null} tags={tags} businessType={businessType} />
          </span>
        )}
      </Words>
    </FormRow>
  );
}
