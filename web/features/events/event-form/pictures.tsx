import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostPictures } from '#domain/plans/plan-features.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { PictureList } from './picture-list.tsx';
import type { ChangeStored, Picture } from './use-stored-pictures.ts';
import { useStoredPictures } from './use-stored-pictures.ts';
import type { Video } from './use-stored-video.ts';

/** Stored media of an event. */
export type Media = { pictures: readonly Picture[]; video: Video | null; change: ChangeStored };

/** Pictures, each saved immediately. The first is the cover; without one a drawing. */
export function PicturesField({ media: { pictures, change } }: { media: Media }) {
  const { t } = useTranslation('events');
  const stored = useStoredPictures(change);
  const limit = usePlan().data?.pictures_per_event ?? mostPictures;
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = order ? arrange(pictures, order) : pictures;

  function reorder(ids: readonly string[]) {
    setOrder(ids);
    stored.arrange(
      ids.map((id) => ({ id })),
      () => setOrder((present) => (present === ids ? null : present)),
    );
  }
  const describe = (described: string, alt: string) =>
    stored.arrange(
      shown.map(({ id }) => (id === described ? { id, alt } : { id })),
      () => undefined,
    );

  const room = limit - pictures.length;
  const help = [
    t('image.help'),
    pictures.length === 0 ? t('dialog.imageText') : t('image.count', { count: pictures.length, limit }),
  ];
  return (
    <FileDrop
      label={t('image.label')}
      help={help.join(' ')}
      error={stored.error}
      buttonLabel={t(pictures.length > 0 ? 'image.add' : 'image.choose')}
      dropHint={t('image.drop')}
      accept="image/*"
      multiple
      onFiles={stored.upload}
      progress={stored.percent}
      progressLabel={(percent) => t('image.progress', { percent })}
      closed={
        room <= 0 && t(limit < mostPictures ? 'image.fullOfPlan' : 'image.full', { count: limit, most: mostPictures })
      }
    >
      {pictures.length > 0 && (
        <PictureList pictures={shown} limit={limit} onOrder={reorder} onDescribe={describe} onRemove={stored.remove} />
      )}
    </FileDrop>
  );
}

/** Optimistic order, including pictures added or removed meanwhile. */
function arrange(pictures: readonly Picture[], order: readonly string[]): Picture[] {
  const known = order.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  return [...known, ...pictures.filter(({ id }) => !order.includes(id))];
}
