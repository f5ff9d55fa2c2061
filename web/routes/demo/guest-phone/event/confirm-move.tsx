import { useTranslation } from 'react-i18next';
import { guestApi } from '#web/api/guest-client.ts';
import { guestQueries } from '#web/api/guest-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { usePhone } from '../use-phone.ts';
import { useParticipation } from './use-participation.ts';

/** Asks participants to confirm after a long move. */
export function ConfirmMove({ eventId, title }: { eventId: string; title: string }) {
  const { t } = useTranslation('guest-phone');
  const { guest } = usePhone();
  const { own, leave } = useParticipation(eventId);
  const confirmation = useAction({
    call: () =>
      guestApi.POST('/app/events/{id}/confirmation', {
        params: { path: { id: eventId } },
        body: { user_id: guest.id },
      }),
    done: () => t('event.confirmed'),
    failed: (message) => t('event.failed', { message }),
    stale: [guestQueries.all],
  });
  if (!own?.needs_confirmation) return null;
  return (
    <fieldset className="grid gap-2.5 rounded-well bg-sunk p-4">
      <legend className="sr-only">{t('event.stillIn', { title })}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('event.stillIn', { title })}
      </p>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="compact" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {t('event.confirm')}
        </Button>
        <Button variant="secondary" size="compact" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('event.cannot')}
        </Button>
      </div>
    </fieldset>
  );
}
