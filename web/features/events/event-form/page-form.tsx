import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { tabPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useCostObstacle } from '../event/event-cost.tsx';
import { eventBody, pageTariff } from '../event/event-draft.ts';
import { nightOfTyped } from '../event/event-text.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, placeOfFinished } from '../event/use-events.ts';
import { SavedNote } from './drafts/draft-notes.tsx';
import { useAmendAddress } from './drafts/open-draft.tsx';
import { EventFields } from './event-fields.tsx';
import { FormStart } from './form-start.tsx';
import { OneLine } from './one-line/one-line.tsx';
import { PageLayout, PageTop } from './page-layout.tsx';
import { useNewEvent } from './use-new-event.ts';

type PageFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  /** Starts another event; null unless a draft is continued. */
  onBegin: (() => void) | null;
  maySave: boolean;
  /** First save. */
  onStored: (id: string) => void;
};

/** Page of a new event, autosaved. */
export function PageForm({ business, stored, onBegin, maySave, onStored }: PageFormProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const navigate = useNavigate();
  const amendAddress = useAmendAddress();
  const toasts = useToasts();
  const [isMissing, setMissing] = useState(false);
  const newEvent = useNewEvent({
    business,
    tariff: pageTariff,
    stored,
    maySave,
    onCreated(id) {
      onStored(id);
      amendAddress(draftPath({ id, tariff: pageTariff }));
    },
    onDone(finished) {
      const [to, options] = placeOfFinished(finished);
      void navigate(to, options);
    },
  });
  const { form, draft, quote, finish, busy } = newEvent;
  const body = eventBody(newEvent.values, pageTariff);
  const hasErrors = Object.keys(form.formState.errors).length > 0;

  const submit = {
    label: t('submit'),
    busyLabel: t('submitBusy'),
    busy: busy === 'publish',
    disabled: busy === 'draft',
    obstacle: useCostObstacle(quote),
    onPress: () =>
      void form.handleSubmit(
        (values) => {
          setMissing(false);
          finish({ aim: 'publish', values });
        },
        () => setMissing(true),
      )(),
  };

  function cancel() {
    if (draft.state !== 'untouched') toasts.show({ kind: 'info', title: t('kept') });
    void navigate(tabPath('events'));
  }

  return (
    <PageLayout
      top={
        <PageTop>
          <SavedNote draft={draft} className="max-md:text-help" />
        </PageTop>
      }
      event={{ ...body, night_of: nightOfTyped(draft.stored, body), image_url: draft.stored?.image_url ?? null }}
      business={business}
      quote={quote}
      failure={newEvent.failure ?? (isMissing && hasErrors ? t('missing') : null)}
      submit={submit}
      start={
        <FormStart form={form} tariff={pageTariff} isStored={stored !== null} onBegin={onBegin} maySave={maySave} />
      }
      actions={
        <>
          <Button
            variant="quiet"
            size="compact"
            busy={busy === 'draft'}
            busyLabel={t('draftBusy')}
            disabled={busy === 'publish'}
            onClick={() => finish({ aim: 'draft', values: form.getValues() })}
            className="px-3!"
          >
            {t('draft')}
          </Button>
          <Button variant="quiet" size="compact" onClick={cancel} className="px-3!">
            {t('cancel')}
          </Button>
        </>
      }
    >
      <OneLine form={form} mayRepeat={maySave} />
      <EventFields
        form={form}
        tariff={pageTariff}
        businessType={business.business_type}
        quote={quote.data}
        media={newEvent.media}
        mayRepeat={maySave}
        publication="choice"
      />
    </PageLayout>
  );
}
