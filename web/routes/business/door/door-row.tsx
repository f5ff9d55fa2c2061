import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoorMark, GuestAtDoor } from '#domain/door/marks.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { Face } from '#web/art/face.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import type { DoorGuest, DoorRow } from './door-rows.ts';

type DoorRowProps = DoorRow & { deviceId: string; onMove: (move: 'in' | 'out', guestId: string) => void };

/** One party, and the button that lets it in, or out again. */
export const DoorRowItem = memo(function DoorRowItem({ guest, at, deviceId, onMove }: DoorRowProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const isIn = at?.move === 'in';
  const lines = linesOf(guest, at, deviceId, t, language);
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-line border-b px-4 py-1.5 sm:px-0">
      <Face id={guest.user_id} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-tight">{guest.display_name}</p>
        {lines.map(({ text, isWarning }) => (
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
        className="door-let-in"
      >
        {isIn ? <Icon of={Check} size={22} /> : t('in')}
      </button>
    </li>
  );
}, isSameRow);

/** States are computed anew with every mark; a row changes only with its own, and what it does stays the same. */
function isSameRow(a: DoorRowProps, b: DoorRowProps): boolean {
  const isSameAt =
    a.at?.since.id === b.at?.since.id && a.at?.again?.id === b.at?.again?.id && a.at?.move === b.at?.move;
  return isSameAt && a.guest === b.guest && a.at?.since.by === b.at?.since.by;
}

type Line = { text: string; isWarning?: boolean };

function linesOf(
  { party_size: size, status }: DoorGuest,
  at: GuestAtDoor | undefined,
  deviceId: string,
  t: TFunction<'door'>,
  language: Language,
): Line[] {
  const time = (mark: DoorMark) => formatInstantTime(new Date(mark.at), language);
  const said = (mark: DoorMark, alone: 'since' | 'again', withName: 'sinceBy' | 'againBy') =>
    mark.deviceId === deviceId || mark.by === null
      ? t(alone, { time: time(mark) })
      : t(withName, { time: time(mark), name: mark.by });
  const facts = [
    at?.move === 'in' && said(at.since, 'since', 'sinceBy'),
    at?.move === 'out' && t('out', { time: time(at.since) }),
    size > 1 && t('party', { count: size - 1 }),
  ].filter((fact) => fact !== false);
  const lines: Line[] = [];
  if (facts.length > 0) lines.push({ text: facts.join(' · ') });
  if (status !== 'joined' && status !== 'approved') lines.push({ text: t(`status.${status}`), isWarning: true });
  if (at?.again) lines.push({ text: said(at.again, 'again', 'againBy'), isWarning: true });
  return lines;
}
