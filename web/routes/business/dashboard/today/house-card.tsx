import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnHouse } from '#web/art/own-house.tsx';
import { useProfile } from '#web/features/profile/use-profile.ts';
import type { TodayRead } from '#web/features/today/use-today.ts';
import { PromisedDay } from '#web/features/verification/promised-day.tsx';
import { ProofButton } from '#web/features/verification/proof-button.tsx';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, roomPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Card } from '#web/ui/panel.tsx';

const parts = ['image', 'hours', 'draft', 'proof'] as const;
type Part = (typeof parts)[number];

const dark = { image: false, hours: false, draft: false, proof: false };

/** A new business's house: a window per finished part, the lamp once verified. */
export function HouseCard({ today, business }: { today: TodayRead; business: Business }) {
  const { t } = useTranslation(['today', 'dashboard']);
  const profile = useProfile().data;
  const isVerified = business.verification_status === 'verified';
  const found = today.data?.parts ?? dark;
  // Verified businesses need no proof.
  const done = { ...found, proof: found.proof || isVerified };
  const finished = parts.filter((part) => done[part]).length;
  const first = parts.find((part) => !done[part]);
  return (
    <section aria-labelledby="house">
      <Card className="grid grid-cols-[minmax(0,1fr)] overflow-hidden p-0! lg:min-h-101 lg:grid-cols-2">
        <OwnHouse
          name={profile?.data.display_name || business.company_name}
          type={business.business_type}
          lit={[done.image, done.hours, done.draft, done.proof]}
          isLampLit={isVerified}
          className="h-28 w-full bg-pic-night-far md:h-64 lg:h-full"
        />
        <div className="p-4 md:p-8 lg:px-8 lg:py-3">
          <div className="flex items-start justify-between gap-4">
            <h2 id="house" className="text-h4 md:text-h2-panel">
              {isVerified ? t('house.lit') : t('dashboard:pending.title')}
            </h2>
            {today.data && (
              <Badge tone={isVerified ? 'fir' : 'amber'}>
                {t('house.done', { count: finished, total: parts.length })}
              </Badge>
            )}
          </div>
          <div className="mt-1.5 min-h-20 max-w-text text-ink-2 text-small lg:mt-1">
            {isVerified ? t('house.litText') : t('dashboard:pending.text')}
            {!isVerified && <PromisedDay />}
          </div>
          <ul aria-label={t('house.list')} className="mt-2.5 divide-y divide-line border-line border-t md:mt-5 lg:mt-2">
            {parts.map((part) => (
              <PartRow
                key={part}
                part={part}
                isDone={done[part]}
                action={
                  today.data && (
                    <PartAction part={part} isFirst={part === first} isDone={done[part]} canReplace={!isVerified} />
                  )
                }
              />
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}

type PartRowProps = { part: Part; isDone: boolean; action: ReactNode };

function PartRow({ part, isDone, action }: PartRowProps) {
  const { t } = useTranslation('today');
  return (
    <li className="flex min-h-13 items-center gap-3 py-1">
      <span
        aria-hidden="true"
        className={cx(
          'house-pane size-5.5 shrink-0 transition-colors duration-500',
          isDone ? 'bg-pic-amber' : 'bg-pic-night',
        )}
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-semibold text-[0.9375rem]">{t(`house.${part}.name`)}</span>
        <span className="block truncate text-help text-ink-2">{t(`house.${part}.${isDone ? 'done' : 'open'}`)}</span>
        <span className="sr-only">{t(isDone ? 'house.isDone' : 'house.isOpen')}</span>
      </span>
      {isDone && <Icon of={Check} size={18} className="me-3 shrink-0 text-fir" />}
      {action}
    </li>
  );
}

type PartActionProps = { part: Part; isFirst: boolean; isDone: boolean; canReplace: boolean };

/** The part's action, if permitted; the first open one is primary. */
function PartAction({ part, isFirst, isDone, canReplace }: PartActionProps) {
  const { t } = useTranslation('today');
  const mayCreate = usePermission('create_events');
  const mayShow = usePermission('edit_user_view');
  const isOwner = usePermission('owner');
  const look = { variant: isFirst ? 'primary' : 'secondary', size: 'compact' } as const;
  const words = { 'aria-label': `${t(`house.${part}.name`)}: ${t(`house.${part}.action`)}` };
  const action = t(`house.${part}.action`);
  if (isDone) {
    if (part !== 'proof' || !isOwner || !canReplace) return null;
    const replace = t('house.again');
    return (
      <ProofButton variant="quiet" size="compact" aria-label={`${t('house.proof.name')}: ${replace}`} label={replace} />
    );
  }
  if (part === 'proof') return isOwner ? <ProofButton {...look} {...words} label={action} /> : null;
  if (part === 'draft') {
    return mayCreate ? (
      <ButtonLink {...look} {...words} to={createEventPath} state={overlayState} preventScrollReset>
        {action}
      </ButtonLink>
    ) : null;
  }
  return mayShow ? (
    <ButtonLink {...look} {...words} to={roomPath(part === 'image' ? 'look' : 'hours')} preventScrollReset>
      {action}
    </ButtonLink>
  ) : null;
}
