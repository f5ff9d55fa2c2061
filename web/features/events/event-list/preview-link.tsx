import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { PageAddress } from './page-address.tsx';
import { PhoneShare } from './phone-share.tsx';

/** Private address of an event in review, to share before publication. */
export function PreviewLink({ event: { id, title } }: { event: Pick<EventOfBusiness, 'id' | 'title'> }) {
  const { t } = useTranslation('events');
  const { data } = useQuery(queries.eventPreview(id));
  return (
    <section className="grid min-h-44 basis-full gap-2 sm:min-h-30" aria-labelledby="preview-link">
      <h3 id="preview-link" className="text-h4">
        {t('published.preview')}
      </h3>
      <p className="text-ink-2">{t('published.previewText')}</p>
      {data?.url && (
        <div className="flex flex-wrap gap-2.5">
          <PageAddress url={data.url} words={t('published.previewOpen')} />
          <PhoneShare title={t('published.previewOf', { title })} url={data.url} />
        </div>
      )}
    </section>
  );
}
