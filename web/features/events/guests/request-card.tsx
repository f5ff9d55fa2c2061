import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#domain/events/participation.ts';
import { Face } from '#web/art/face.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { X } from '#web/ui/icons/x.ts';
import { partyText } from './party-name.tsx';
import { sinceText } from './since-text.ts';
import type { Participant } from './use-guests.ts';
import { useSwipe } from './use-swipe.ts';

type RequestCardProps = {
  person: Participant;
  /** In the list no more: somebody else was faster, or they left. */
  isGone: boolean;
  /** What the keys are about. On phones it is the only one on show. */
  isCurrent: boolean;
  /** What becomes of them when they are accepted, if not a place. */
  note: string | null;
  /** They do not fit, so that there is nothing to accept. */
  isRefused: boolean;
  onDecide: (decision: Decision) => void;
  onFocus: () => void;
  ref: Ref<HTMLLIElement>;
};

/** Somebody who wants to come, to be accepted or declined by button, by key or with a stroke to the right or left. */
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
        'swipe-place scroll-my-4',
        isCurrent ? 'max-md:-mx-4' : 'max-md:hidden',
        dx > 0 && 'swipe-yes',
        dx < 0 && 'swipe-no',
      )}
    >
      <span aria-hidden="true" className="swipe-word swipe-word-yes">
        <Icon of={Check} size={32} />
        {t('approve')}
      </span>
      <span aria-hidden="true" className="swipe-word swipe-word-no">
        <Icon of={X} size={32} />
        {t('reject')}
      </span>
      <div {...handlers} style={style} data-dragged={dx === 0 ? undefined : ''} className="swipe-card">
        <div className="flex items-center gap-4">
          <Face id={person.user_id} size="large" />
          <div className="grid min-w-0 gap-0.5">
            <h3 className="wrap-anywhere text-h4">{person.display_name}</h3>
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
