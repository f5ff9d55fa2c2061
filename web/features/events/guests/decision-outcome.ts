import type { TFunction } from 'i18next';
import type { Decision } from '#domain/events/participation.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { ToastMessage } from '#web/ui/toast-list.tsx';
import { partyText, peopleOf } from './party-name.tsx';
import type { Participant } from './use-guests.ts';

type Outcome = ApiAnswer<'decideParticipants'>['data'][number];

/** More are given as a number. */
const MOST_NAMES = 3;

/** Message after a sent decision; empty if all succeeded. */
export function outcomeText(
  outcomes: readonly Outcome[],
  { decision, people }: { decision: Decision; people: readonly Participant[] },
  t: TFunction<'participants'>,
  language: Language,
): ToastMessage | undefined {
  const whose = (is: (outcome: Outcome) => boolean) => {
    const ids = new Set(outcomes.filter(is).map(({ user_id: id }) => id));
    return people.filter(({ user_id: id }) => ids.has(id));
  };
  const names = (some: readonly Participant[]) => {
    const rest = some.length - MOST_NAMES;
    const named = some.slice(0, MOST_NAMES).map((person) => partyText(person, t));
    return new Intl.ListFormat(language).format(rest > 0 ? [...named, t('decided.others', { count: rest })] : named);
  };
  const refused = whose(({ refused: no }) => no !== null);
  const waiting = whose(({ participant }) => decision === 'approve' && participant?.status === 'waiting');
  const full = whose(({ refused: no }) => no?.code === 'event_full');
  const tooLarge = whose(({ refused: no }) => no?.code === 'party_too_large');
  const late = refused.filter((person) => !full.includes(person) && !tooLarge.includes(person));
  const lines = [
    waiting.length > 0 && t('decided.waits', { names: names(waiting) }),
    full.length > 0 && t('decided.full', { names: names(full) }),
    tooLarge.length > 0 && t('decided.tooLarge', { names: names(tooLarge) }),
    late.length > 0 && lateText(late),
  ].filter((line) => line !== false);
  const [first, ...others] = lines;
  if (first === undefined) return undefined;
  const kind = refused.length > 0 ? 'warning' : 'success';
  const done = people.length - refused.length;
  if (refused.length > 0 && done > 0) {
    const counts = { done: peopleOf(people) - peopleOf(refused), all: peopleOf(people) };
    const title = t(decision === 'approve' ? 'decided.partlyApprove' : 'decided.partlyReject', counts);
    return { kind, title, description: lines.join(' · ') };
  }
  if (late.length > 0) others.push(t('decided.fasterText'));
  return { kind, title: first, description: others.join(' · ') || undefined };

  function lateText(some: readonly Participant[]): string {
    const [one] = some;
    const presentStatus = outcomes.find(({ user_id: id }) => id === one?.user_id)?.refused?.participant_status;
    if (some.length > 1 || !one || !presentStatus) return t('decided.faster', { names: names(some) });
    return t('decided.fasterStatus', { name: partyText(one, t), status: t(`status.${presentStatus}`) });
  }
}
