import { useTranslation } from 'react-i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDay, formatInstantDay, formatInstantTime, formatNight } from '#i18n/format.ts';
import { pageContext } from '#web/shell/page-context.ts';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { GonePage } from '../gone-page.tsx';
import { GuestHead } from '../guest-head.tsx';
import type { Route } from './+types/event-page.ts';
import { Below } from './below.tsx';
import type { EventPageData } from './event-page-data.ts';
import { eventStructuredData } from './event-structured-data.ts';
import { Hero } from './hero.tsx';
import { JoinBar } from './join-bar.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(pageContext);
  if (data?.kind !== 'event' && data?.kind !== 'gone') throw new Response(null, { status: 404 });
  return data;
}

/** The public page of an event, or that it is gone. */
export default function EventPage({ loaderData: data }: Route.ComponentProps) {
  if (data.kind === 'gone') return <GonePage business={data.business} />;
  return (
    <>
      <EventHead data={data} />
      <Hero data={data} />
      <Below data={data} />
      {data.isPreview ? <PreviewNote /> : <JoinBar data={data} />}
    </>
  );
}

/** Sticky at the bottom. */
function PreviewNote() {
  const { t } = useTranslation('guests');
  return (
    <p className="sticky bottom-0 z-4 bg-pic-amber text-pic-ink">
      <span className="container-page block py-3">
        <strong>{t('preview.title')}</strong> {t('preview.text')}
      </span>
    </p>
  );
}

/** `/e/` and twelve digits. */
const CODE_END = 15;

function EventHead({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { publicUrl } = useSite();
  const { event, host, path } = data;
  const at = event.starts_at ?? data.now;
  const shown = shownDay(event);
  const day = shown ? formatDay(shown, language) : formatInstantDay(at, language);
  const words = {
    business: host.display_name,
    day: event.night_of ? `${formatNight(event.night_of, language)}, ${day}` : day,
    time: event.start_time ? formatInstantTime(at, language) : t('wholeDay'),
    place: event.location || host.address,
  };
  const title = t('head', { title: event.title, day });
  // A preview's address is secret, and its picture is not public.
  if (data.isPreview) return <title>{t('preview.head', { title })}</title>;
  return (
    <>
      <GuestHead
        title={title}
        description={t('description', words)}
        path={path}
        picture={`${path.slice(0, CODE_END)}.png`}
      />
      <StructuredData data={eventStructuredData(data, publicUrl)} />
    </>
  );
}
