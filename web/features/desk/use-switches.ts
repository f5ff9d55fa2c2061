import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Switch } from '#domain/switches/switches.ts';
import { dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer, ApiBody } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { readService } from '#web/api/service.ts';
import { useAction } from '#web/api/use-action.ts';

export type SwitchState = ApiAnswer<'listSwitches'>['switches'][number];
export type SwitchEntry = ApiAnswer<'listSwitches'>['history'][number];
export type Incident = ApiAnswer<'listIncidents'>['data'][number];

/** One key for each opening of a form, so that a second click changes nothing twice. */
function useKey() {
  const [key, setKey] = useState(newIdempotencyKey);
  return { header: once(key), renew: () => setKey(newIdempotencyKey()) };
}

export function useThrowSwitch() {
  const { t } = useTranslation('desk-switches');
  const { header, renew } = useKey();
  return useAction({
    call: ({ name, ...body }: ApiBody<'throwSwitch'> & { name: Switch }) =>
      dataOf(reviewApi.POST('/desk/switches/{name}', { params: { path: { name }, header }, body })),
    async done(_, { name, is_off: isOff }) {
      renew();
      await readService();
      return t(isOff ? 'done.off' : 'done.on', { name: t(`names.${name}`) });
    },
    stale: [reviewQueries.switches],
  });
}

export function useChangeBanner() {
  const { t } = useTranslation('desk-switches');
  const { header, renew } = useKey();
  return useAction({
    call: (body: ApiBody<'changeBanner'>) => dataOf(reviewApi.POST('/desk/banner', { params: { header }, body })),
    async done(_, { banner }) {
      renew();
      await readService();
      return t(banner ? 'done.banner' : 'done.noBanner');
    },
    stale: [reviewQueries.switches],
  });
}

export function useCreateIncident() {
  const { t } = useTranslation('desk-switches');
  const { header, renew } = useKey();
  return useAction({
    call: (body: ApiBody<'createIncident'>) => dataOf(reviewApi.POST('/desk/incidents', { params: { header }, body })),
    done() {
      renew();
      return t('done.incident');
    },
    stale: [reviewQueries.incidents],
  });
}

export function useAddUpdate(id: string) {
  const { t } = useTranslation('desk-switches');
  const { header, renew } = useKey();
  return useAction({
    call: (body: ApiBody<'addIncidentUpdate'>) =>
      dataOf(reviewApi.POST('/desk/incidents/{id}/updates', { params: { path: { id }, header }, body })),
    done() {
      renew();
      return t('done.update');
    },
    stale: [reviewQueries.incidents],
  });
}

export function useCorrectUpdate(id: string) {
  const { t } = useTranslation('desk-switches');
  return useAction({
    call: ({ updateId, ...body }: ApiBody<'correctIncidentUpdate'> & { updateId: number }) =>
      dataOf(
        reviewApi.PATCH('/desk/incidents/{id}/updates/{update_id}', {
          params: { path: { id, update_id: updateId } },
          body,
        }),
      ),
    done: () => t('done.corrected'),
    stale: [reviewQueries.incidents],
  });
}
