import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useNow } from '#web/features/hours/use-now.ts';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import type { PreviewProps } from '#web/features/profile/profile-editor.tsx';
import { toPublicProfile } from '#web/features/profile/to-public-profile.ts';
import { useBusinessPage } from '#web/member/use-business-page.ts';
import { usePlan } from '#web/member/use-plan.ts';
import { BusinessScreen } from '#web/routes/demo/guest-phone/business/business-screen.tsx';
import { BusinessRow } from '#web/routes/demo/guest-phone/parts/business-row.tsx';
import { BusinessView } from '#web/routes/guests/business/business-view.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { EditPart } from './edit-part.tsx';
import { GuestFrame, refuseLinks } from './guest-frame.tsx';
import { PageBar } from './page-bar.tsx';
import { toGuestView } from './to-guest-view.ts';
import { UnseenList } from './unseen-list.tsx';

const views = ['page', 'card', 'phone'] as const;
const sized = 'h-[min(46rem,max(30rem,100dvh-8rem))] md:h-[min(46rem,max(30rem,100dvh-19rem))]';

/** Live preview of page, card and place in the app. */
export function GuestPreview({ business, values, profile, isUnsaved }: PreviewProps) {
  const { t } = useTranslation('profile');
  const [view, setView] = useState<(typeof views)[number]>('page');
  const now = useNow();
  const page = useBusinessPage().data;
  const hasBranding = usePlan().data?.branding === true;
  const place = useQuery(queries.place).data?.place ?? null;
  const events = useQuery(queries.comingEvents).data?.data ?? [];
  const typed = toPublicProfile(values, profile?.profile_image_url ?? null);
  const known = { business, typed, stored: profile, hasBranding, place, events, now };
  const shown = toGuestView({ ...known, pageUrl: page?.page_url ?? null });
  if (shown.display_name === '') shown.display_name = t('card.unnamed');
  return (
    <section aria-label={t('preview.title')} className="@container min-w-0">
      <div className="@min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @min-[56rem]:gap-10">
        <div className="rounded-panel bg-sunk p-3 max-md:-mx-1 md:p-5">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Segmented
              label={t('guestView.label')}
              value={view}
              onChange={setView}
              options={views.map((value) => ({ value, label: t(`guestView.${value}`) }))}
            />
            <p className="px-1 text-help text-ink-3 max-sm:hidden">{t('preview.help')}</p>
          </div>
          {view === 'page' && (
            <div className={`flex flex-col overflow-hidden rounded-card bg-paper shadow-raised ${sized}`}>
              <PageBar url={shown.page_url} isOpen={page?.is_public === true} />
              <div className="min-h-0 flex-1">
                <GuestFrame title={t('guestView.pageTitle', { name: shown.display_name })}>
                  <BusinessView
                    business={shown}
                    now={now.toISOString()}
                    calendarUrl=""
                    tool={(part) => <EditPart part={part} />}
                  />
                </GuestFrame>
              </div>
            </div>
          )}
          {view === 'card' && (
            <div className="mx-auto grid max-w-104 gap-6 py-2">
              <ProfileCard profile={typed} businessType={business.business_type} />
              <div>
                <h3 className="mb-2 text-label">{t('guestView.inSearch')}</h3>
                <div onClickCapture={refuseLinks}>
                  <BusinessRow business={{ ...shown, next_event: null }} />
                </div>
              </div>
            </div>
          )}
          {view === 'phone' && (
            <section
              aria-label={t('guestView.phoneTitle', { name: shown.display_name })}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
              tabIndex={0}
              onClickCapture={refuseLinks}
              className={`mx-auto grid max-w-103 auto-rows-max content-start gap-4 overflow-y-auto rounded-[2.875rem] border-10 border-pic-ink bg-paper px-4 pt-6 pb-8 ${sized}`}
            >
              <BusinessScreen business={shown} />
            </section>
          )}
          {view !== 'page' && (
            <div className="mt-4 flex flex-wrap justify-center gap-2.5">
              {(['look', 'name', 'hours', 'contact'] as const).map((part) => (
                <EditPart key={part} part={part} />
              ))}
            </div>
          )}
        </div>
        <UnseenList seen={{ business, values, stored: profile, isUnsaved, hasBranding, events }} />
      </div>
    </section>
  );
}
