import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#domain/events/participation.ts';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { X } from '#web/ui/icons/x.ts';
import { Answers } from './guest-answers.tsx';
import { partyText } from './party-name.tsx';
import { sinceText } from './since-text.ts';
import type { Participant } from './use-guests.ts';
import { useSwipe } from './use-swipe.ts';

type RequestCardProps = {
  person: Participant;
  /** No longer listed: decided elsewhere or left. */
  isGone: boolean;
  /** Target of the shortcuts; on phones the only visible card. */
  isCurrent: boolean;
  /** Result of accepting, if not a place. */
  note: string | null;
  /** Cannot be accepted, for lack of places. */
  isRefused: boolean;
  onDecide: (decision: Decision) => void;
  onFocus: () => void;
  ref: Ref<HTMLLIElement>;
};

/** A request, decided by button, key or swipe. */
export function RequestCard({ person, isGone, isCurrent, note, isRefused, onDecide, ...props }: RequestCardProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { dx, handlers } = useSwipe((verdict) => {
    if (!isGone && !(verdict === 'approve' && isRefused)) onDecide(verdict);
  });
  const name = partyText(person, t);
  const others = person.party_size - 1;
  const style = dx === 0 ? undefined : ({ '--dx': `${dx}px`, '--turn': `${dx / 40}deg` } as CSSProperties);
  return (
    <li
      ref={props.ref}
      tabIndex={-1}
      aria-label={name}
      aria-current={isCurrent || undefined}
      onFocus={props.onFocus}
      className={cx(
        'relative grid scroll-my-4 focus-visible:outline-offset-2 max-md:overflow-hidden max-md:px-4 max-md:py-2',
        isCurrent ? 'max-md:-mx-4' : 'max-md:hidden',
        dx > 0 && 'bg-pic-fir',
        dx < 0 && 'bg-pic-ink',
      )}
    >
      {dx !== 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-y-0 grid w-30 place-content-center place-items-center gap-2 font-semibold text-pic-paper',
            dx > 0 ? 'start-0' : 'end-0',
          )}
        >
          <Icon of={dx > 0 ? Check : X} size={32} />
          {t(dx > 0 ? 'approve' : 'reject')}
        </span>
      )}
      <div
        {...handlers}
        style={style}
        className={cx(
          'relative flex touch-pan-y flex-col gap-3 rounded-well bg-card p-4 shadow-raised',
          isCurrent ? 'inset-ring-2 inset-ring-ink' : 'inset-ring-[1.5px] inset-ring-line',
          dx === 0 ? 'transition-[translate,rotate] duration-200' : 'translate-x-(--dx) rotate-(--turn)',
        )}
      >
        <div className="flex items-center gap-4">
          <PersonAvatar id={person.user_id} size="large" />
          <div className="grid min-w-0 gap-0.5">
            <h3 className="wrap-anywhere text-h4">{person.display_name}</h3>
            <Answers of={person} />
            <p className="text-ink-3 text-small">{sinceText(person.created_at, new Date(), t, language)}</p>
          </div>
        </div>
        <div className="flex min-h-6.5 flex-wrap gap-2">
          {others > 0 && <Badge tone="sunk">{t('brings', { count: others })}</Badge>}
          {isGone ? <Badge tone="oxblood">{t('requests.gone')}</Badge> : note && <Badge tone="amber">{note}</Badge>}
        </div>
        <div className="mt-auto grid grid-cols-2 gap-2">
          <Button
            variant="secondary"
            size="compact"
            icon={X}
            aria-label={t('rejectLabel', { name })}
            disabled={isGone}
            onClick={() => onDecide('reject')}
          >
            {t('reject')}
          </Button>
          <Button
            variant={isCurrent ? 'on-color' : 'secondary'}
            size="compact"
            icon={Check}
            aria-label={t('approveLabel', { name })}
            disabled={isGone}
            disabledReason={isRefused && note ? note : undefined}
            onClick={() => onDecide('approve')}
          >
            {t('approve')}
          </Button>
        </div>
      </div>
    </li>
  );
}
