import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tariff } from '#domain/plans/tariffs.ts';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useQuote } from '../event/event-cost.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { pricedOptions } from '../event/event-draft.ts';
import { seriesOf } from '../event/repetition.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { initialDraft } from './drafts/kept-drafts.ts';
import type { Finished } from './drafts/use-draft.ts';
import { useDraft, useFinishDraft } from './drafts/use-draft.ts';
import type { Media } from './pictures.tsx';

type Options = {
  business: Business;
  tariff: Tariff;
  stored: Tagged<EventOfBusiness> | null;
  maySave: boolean;
  isOpen?: boolean;
  /** First save. */
  onCreated: (id: string) => void;
  onDone: (finished: Finished) => void;
};

/** A new event's form: an autosaved draft with its price. */
export function useNewEvent({ business, tariff, stored, maySave, isOpen = true, onCreated, onDone }: Options) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const failureOf = useEventFailure('create');
  const place = { businessId: business.id, tariff };
  const [initial] = useState(() => initialDraft(place, stored, business.address));
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: initial.values });
  const values = useWatch({ control: form.control }) as EventDraft;
  const onMerged = () => toasts.show({ kind: 'info', title: t('drafts.saved.merged') });
  const draft = useDraft({ place, form, initial, maySave, onCreated, onMerged });
  const quote = useQuote({
    tariff,
    ...pricedOptions(values),
    series: seriesOf(values.repetition, values.event_date),
    isNeeded: isOpen,
  });
  const finish = useFinishDraft({ tariff, draft, maySave, onDone });
  const failed = finish.error && failureOf(finish.error);
  const media: Media | null = maySave
    ? {
        pictures: draft.stored?.pictures ?? [],
        video: draft.stored?.video ?? null,
        change: (work) => draft.saver.changeStored(work),
      }
    : null;
  return {
    form,
    values,
    empty: initial.empty,
    draft,
    quote,
    media,
    finish: finish.mutate,
    /** The call in flight. */
    busy: finish.isPending ? finish.variables.aim : null,
    failure: failed ? [failed.title, failed.description].filter(Boolean).join('. ') : null,
  };
}

export type NewEvent = ReturnType<typeof useNewEvent>;
