import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { doorClasses, press } from './door-classes.ts';
import type { DoorRow } from './door-rows.ts';
import { guestLines } from './guest-lines.ts';

type DoorRowProps = DoorRow & { deviceId: string; onMove: (move: 'in' | 'out', guestId: string) => void };

/** A party with its in or out button. */
export const DoorRowItem = memo(function DoorRowItem({ guest, at, deviceId, onMove }: DoorRowProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const isIn = at?.move === 'in';
  return (
    <li className={doorClasses.row}>
      <PersonAvatar id={guest.user_id} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-tight">{guest.display_name}</p>
        {guestLines({ guest, at }, deviceId, t, language).map(({ text, isWarning }) => (
          <p key={text} className={cx('text-help', isWarning ? 'font-semibold text-amber-text' : 'text-ink-2')}>
            {text}
          </p>
        ))}
      </div>
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={t('inLabel', { name: guest.display_name })}
        onClick={() => onMove(isIn ? 'out' : 'in', guest.user_id)}
        className={cx(
          press,
          'min-h-12 min-w-18 shrink-0 bg-card px-3 aria-pressed:bg-fir aria-pressed:text-card aria-pressed:inset-ring-0 roomy:scroll-mt-24 roomy:scroll-mb-6',
        )}
      >
        {isIn ? <Icon of={Check} size={22} /> : t('in')}
      </button>
    </li>
  );
}, isSameRow);

/** States are recomputed per mark; a row rerenders only for its own. `onMove` is stable. */
function isSameRow(a: DoorRowProps, b: DoorRowProps): boolean {
  const isSameAt =
    a.at?.since.id === b.at?.since.id && a.at?.again?.id === b.at?.again?.id && a.at?.move === b.at?.move;
  return isSameAt && a.guest === b.guest && a.at?.since.by === b.at?.since.by;
}
