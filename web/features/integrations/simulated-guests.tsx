import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { partySizes } from '#domain/events/participation.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { UserPlus } from '#web/ui/icons/user-plus.ts';
import { Select } from '#web/ui/select.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

const isOn = (status: ParticipantStatus) => status !== 'left' && status !== 'rejected';
const sizes = Array.from({ length: partySizes.max }, (_, at) => String(at + partySizes.min));

type SimulatedGuestsProps = { event: { id: string; title: string }; isOpen: boolean; onClose: () => void };

/** Simulates guests of a test event: join, take a held place, leave. */
export function SimulatedGuests({ event, isOpen, onClose }: SimulatedGuestsProps) {
  const { t } = useTranslation('integrations');
  const [partySize, setPartySize] = useState('1');
  const guestsQuery = queries.testGuests(event.id);
  const { data } = useQuery({ ...guestsQuery, enabled: isOpen });
  const guests = data?.data ?? [];
  const stale = [guestsQuery];
  const path = { id: event.id };

  const joining = useAction({
    call: () => {
      const number = guests.length + 1;
      const body = {
        user_id: `test-${crypto.randomUUID()}`,
        display_name: t('play.name', { number }),
        party_size: Number(partySize),
      };
      return api.POST('/test-events/{id}/participants', { params: { path }, body });
    },
    stale,
  });
  const leaving = useAction({
    call: (user_id: string) =>
      api.DELETE('/test-events/{id}/participants/{user_id}', { params: { path: { ...path, user_id } } }),
    stale,
  });
  const accepting = useAction({
    call: (user_id: string) =>
      api.POST('/test-events/{id}/participants/{user_id}/offer', {
        params: { path: { ...path, user_id } },
        body: { answer: 'accept' },
      }),
    stale,
  });
  const problem = joining.problem ?? leaving.problem ?? accepting.problem;

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('play.title', { event: event.title || t('tests.untitled') })}
      closeLabel={t('play.close')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('play.close')}
        </Button>
      }
    >
      <div className="grid gap-6">
        <p className="text-ink-2">{t('play.text')}</p>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('play.size')}
            className="w-40"
            options={sizes.map((value) => ({ value, label: t('play.people', { count: Number(value) }) }))}
            value={partySize}
            onChange={({ target }) => setPartySize(target.value)}
          />
          <Button icon={UserPlus} busy={joining.isPending} onClick={() => joining.mutate(undefined)}>
            {t('play.join')}
          </Button>
        </div>
        {problem && <FormFailure title={t('play.failed')}>{problem}</FormFailure>}
        {!data ? (
          <Loading label={t('play.loading')}>
            <SkeletonText lines={3} />
          </Loading>
        ) : guests.length === 0 ? (
          <p className="text-ink-2 text-small">{t('play.nobody')}</p>
        ) : (
          <ul aria-label={t('play.guests')} className="divide-y divide-line border-line border-y">
            {guests.map((guest) => (
              <li key={guest.user_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <PersonAvatar id={guest.user_id} />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="text-label">{guest.display_name}</span>
                  <span className="text-help text-ink-2">{t('play.people', { count: guest.party_size })}</span>
                </span>
                <Badge tone={isOn(guest.status) ? 'card' : 'sunk'}>{t(`play.status.${guest.status}`)}</Badge>
                {guest.status === 'offered' && (
                  <Button size="compact" busy={accepting.isPending} onClick={() => accepting.mutate(guest.user_id)}>
                    {t('play.accept')}
                  </Button>
                )}
                {isOn(guest.status) && (
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={t('play.leaveOf', { name: guest.display_name })}
                    busy={leaving.isPending && leaving.variables === guest.user_id}
                    onClick={() => leaving.mutate(guest.user_id)}
                  >
                    {t('play.leave')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
