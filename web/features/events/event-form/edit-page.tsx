import { useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Tagged } from '#web/api/tagged.ts';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import { isSame } from '#web/editing/merge-edits.ts';
import type { Business } from '#web/member/use-business.ts';
import { tabPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useCostObstacle, useQuote } from '../event/event-cost.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { eventBody, pricedOptions } from '../event/event-draft.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { useRefreshEvents } from '../event/use-events.ts';
import { EventFields } from './event-fields.tsx';
import { PageLayout, PageTop } from './page-layout.tsx';
import type { Media } from './pictures.tsx';
import { toValues, useEventEdit } from './use-event-edit.tsx';

type EditPageProps = { business: Business; loaded: Tagged<EventOfBusiness> };

/** Edits a published or scheduled event, with the price of additions; saved as a whole. */
export function EditPage(props: EditPageProps) {
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const staysAt = useCallback(() => isSaved.current, []);
  const toList = () => void navigate(tabPath('events'));
  function leaveSaved() {
    isSaved.current = true;
    toList();
  }
  return (
    <LeaveGuard staysAt={staysAt}>
      <EditForm {...props} onCancel={toList} onSaved={leaveSaved} />
    </LeaveGuard>
  );
}

function EditForm({ business, loaded, ...on }: EditPageProps & { onCancel: () => void; onSaved: () => void }) {
  const { t } = useTranslation(['events', 'create-event']);
  const { id, tariff, status, title, awaiting_verification: isAwaiting } = loaded.data;
  const isHeld = status === 'scheduled' || isAwaiting;
  const { editing, dialogs } = useEventEdit({
    loaded,
    keepAs: `event.${id}`,
    changesOf: (whole) => whole,
    onSaved: on.onSaved,
  });
  const { form } = editing;
  const media = useSavedMedia(loaded.data, editing);
  const values = useWatch({ control: form.control }) as EventDraft;
  const { isDirty, errors } = form.formState;
  const quote = useQuote({ tariff, ...pricedOptions(values), eventId: id });
  const tooExpensive = useCostObstacle(quote);
  // Server errors do not make it incomplete.
  const isIncomplete = Object.values(errors).some((error) => error?.type !== 'server');

  return (
    <>
      <PageLayout
        top={<PageTop />}
        title={title}
        lead={t('edit.lead')}
        event={{
          ...eventBody(values, tariff),
          night_of: isDirty ? null : loaded.data.night_of,
          image_url: media.pictures[0]?.url ?? null,
        }}
        business={business}
        quote={quote}
        note={t(isHeld ? 'edit.heldNote' : 'edit.paidNote')}
        failure={isIncomplete ? t('create-event:missing') : null}
        submit={{
          label: t('edit.saveAll'),
          busyLabel: t('edit.saving'),
          busy: editing.isSaving,
          obstacle: isDirty ? tooExpensive : t('edit.unchanged'),
          onPress: () => void editing.submit(),
        }}
        actions={
          <Button variant="quiet" size="compact" onClick={on.onCancel} className="px-3!">
            {t('edit.cancel')}
          </Button>
        }
      >
        <EventFields
          form={form}
          tariff={tariff}
          businessType={business.business_type}
          quote={quote.data}
          media={media}
          publication={status === 'scheduled' ? 'day' : null}
          keptDay={loaded.data.event_date}
        />
      </PageLayout>
      {dialogs}
    </>
  );
}

/** Media are saved separately; if nothing else changed, their new state becomes the form's base. */
function useSavedMedia(event: EventOfBusiness, { base, setBase }: ReturnType<typeof useEventEdit>['editing']): Media {
  const refresh = useRefreshEvents();
  const [{ pictures, video }, setPresent] = useState(event);
  return {
    pictures,
    video,
    async change(work) {
      const present = await work(event.id);
      setPresent(present.data);
      if (base && isSame(toValues(base.data), toValues(present.data))) setBase(present);
      void refresh();
    },
  };
}
