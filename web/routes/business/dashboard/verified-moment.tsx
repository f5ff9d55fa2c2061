import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { OwnHouse } from '#web/art/own-house.tsx';
import { isShown } from '#web/features/events/event/use-events.ts';
import { HungNotice } from '#web/features/events/event-list/hung-notice.tsx';
import { useProfile } from '#web/features/profile/use-profile.ts';
import type { TodayData } from '#web/features/today/use-today.ts';
import type { Business } from '#web/member/use-business.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const LAMP_AFTER_MS = 700;

type VerifiedMomentProps = { business: Business; parts: TodayData['parts'] };

/** Shown once per member after the verification: the house's lamp turns on. */
export function VerifiedMoment({ business, parts }: VerifiedMomentProps) {
  const { t } = useTranslation('today');
  const [isOpen, setOpen] = useState(true);
  const [isLampLit, setLampLit] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const profile = useProfile().data;
  const coming = useQuery(queries.comingEvents);
  const events = coming.data?.data ?? [];
  const shown = events.filter(isShown);
  const [first] = shown;
  const isHeld = events.some(({ held_until: until }) => until !== null);
  const rest = t(isHeld ? 'verified.held' : 'house.litText');
  useEffect(() => {
    // On failure it is shown at the next visit.
    void api.POST('/business/verification/seen').catch(() => undefined);
    const timer = setTimeout(() => setLampLit(true), LAMP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (coming.isPending) return null;
  return (
    <Dialog.Frame
      open={isOpen}
      onClose={() => setOpen(false)}
      size="large"
      initialFocus={buttonRef}
      closeLabel={t('verified.close')}
      title={t('house.lit')}
      description={first ? t('verified.text', { count: shown.length }) : rest}
      isNight
      scene={
        <div data-theme="light" className="relative overflow-hidden bg-pic-night-far text-ink">
          <OwnHouse
            name={profile?.data.display_name || business.company_name}
            type={business.business_type}
            lit={[parts.image, parts.hours, parts.draft, true]}
            isLampLit={isLampLit}
            className="h-56 w-full md:h-76"
          />
          {first && (
            <div className="relative mx-auto -mt-7 max-w-198 animate-drop px-4 pb-8 [animation-delay:1100ms] md:-mt-10 md:px-14 md:pb-12">
              <HungNotice event={first} />
            </div>
          )}
        </div>
      }
    >
      <div className="p-4 pt-6 md:px-14 md:pb-12">
        <Button ref={buttonRef} onClick={() => setOpen(false)} className="max-sm:w-full">
          {t('verified.done')}
        </Button>
      </div>
    </Dialog.Frame>
  );
}
