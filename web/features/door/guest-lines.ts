import type { TFunction } from 'i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantTime } from '#i18n/format.ts';
import type { DoorRow } from './door-rows.ts';

type Line = { text: string; isWarning?: boolean };

/** Lines below a guest's name: entry time, company and notes. */
export function guestLines({ guest, at }: DoorRow, deviceId: string, t: TFunction<'door'>, language: Language): Line[] {
  const { party_size: size, status, list_name: list } = guest;
  const time = (mark: DoorMark) => formatInstantTime(new Date(mark.at), language);
  const timeText = (mark: DoorMark, alone: 'since' | 'again', withName: 'sinceBy' | 'againBy') =>
    mark.deviceId === deviceId || mark.by === null
      ? t(alone, { time: time(mark) })
      : t(withName, { time: time(mark), name: mark.by });
  const facts = [
    at?.move === 'in' && timeText(at.since, 'since', 'sinceBy'),
    at?.move === 'out' && t('out', { time: time(at.since) }),
    size > 1 && t('party', { count: size - 1 }),
    list && t('onList', { name: list }),
  ].filter(Boolean);
  const lines: Line[] = [];
  if (facts.length > 0) lines.push({ text: facts.join(' · ') });
  if (status !== 'joined' && status !== 'approved') lines.push({ text: t(`status.${status}`), isWarning: true });
  if (at?.again) lines.push({ text: timeText(at.again, 'again', 'againBy'), isWarning: true });
  return lines;
}
