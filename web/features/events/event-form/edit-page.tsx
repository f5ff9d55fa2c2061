import { useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { readEvent } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { ConflictDialog } from '#web/editing/conflict-dialog.tsx';
import { LeaveGuard } from '#web/editing/leave-guard.tsx';
import { isSame } from '#web/editing/merge-edits.ts';
import { useEditing } from '#web/editing/use-editing.ts';
import type { Business } from '#web/member/use-business.ts';
import { tabPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { useCostObstacle, useQuote } from '../event/event-cost.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { draftOf, emptyDraft, eventBody } from '../event/event-draft.ts';
import { useFieldLabels } from '../event/field-labels.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { useRefreshEvents } from '../event/use-events.ts';
import { useSeriesQuestion } from '../series/use-series-question.tsx';
import { useMoveQuestion } from './move-question.tsx';
import { CostBar, CostPane } from './page-cost.tsx';
import { PageFields } from './page-fields.tsx';
import { PageLayout, usePageView } from './page-layout.tsx';
import { PageHeading, PageTop } from './page-top.tsx';
import { PicturesField } from './pictures.tsx';
import { PublishDay } from './publish.tsx';

type EditPageProps = { business: Business; loaded: Tagged<EventOfBusiness> };

const toValues = (event: EventOfBusiness | null) => (event ? draftOf(event) : emptyDraft(''));

/** Everything about an event that is published or scheduled, with the price of what is added. It is saved at once or not at all. */
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
  const toasts = useToasts();
  const failure = useEventFailure('update');
  const refresh = useRefreshEvents();
  const labelsOf = useFieldLabels();
  const [view, setView] = usePageView();
  const { id, tariff, status, title, awaiting_verification: isAwaiting } = loaded.data;
  const isHeld = status === 'scheduled' || isAwaiting;
  const move = useMoveQuestion(loaded.data);
  const series = useSeriesQuestion(loaded.data, on.onSaved);
  const editing = useEditing<EventOfBusiness, EventDraft>({
    keepAs: `event.${id}`,
    loaded,
    toValues,
    read: () => readEvent(id),
    ask: async (draft) => {
      const body = eventBody(draft, tariff);
      return (await series.ask(body)) && move.ask(body);
    },
    save: (draft, etag) => {
      const options = { params: { path: { id } }, headers: ifMatch(etag) };
      const body = { ...eventBody(draft, tariff), tell_guests: move.told.current };
      return taggedOf(api.PATCH('/events/{id}', { ...options, body }));
    },
    onSaved() {
      toasts.show({ title: t('edit.done') });
      void refresh();
      on.onSaved();
    },
    onFailed(error) {
      toasts.show(failure(error));
      if (isProblem(error, 'not_found') || isProblem(error, 'not_enough_credits')) void refresh();
    },
  });
  const { form, base } = editing;
  const [pictures, setPictures] = useState(loaded.data.pictures);
  const [video, setVideo] = useState(loaded.data.video);

  /** Pictures are saved by themselves. If nothing else has changed, the next change is made on the state it led to. */
  async function changePictures(work: (id: string) => Promise<Tagged<EventOfBusiness>>) {
    const present = await work(id);
    setPictures(present.data.pictures);
    setVideo(present.data.video);
    if (base && isSame(toValues(base.data), toValues(present.data))) editing.setBase(present);
    void refresh();
  }

  const values = useWatch({ control: form.control }) as EventDraft;
  const { isDirty } = form.formState;
  const quote = useQuote({
    tariff,
    isFeatured: values.featured_event,
    hasPush: values.push_notification,
    tags: values.tags,
    characteristics: values.userCharacteristics,
    eventId: id,
  });
  const tooExpensive = useCostObstacle(quote);
  const submit = {
    label: t('edit.saveAll'),
    busyLabel: t('edit.saving'),
    busy: editing.isSaving,
    obstacle: isDirty ? tooExpensive : t('edit.unchanged'),
    onPress() {
      setView('form');
      void editing.submit();
    },
  };
  // Fields that the server refused are not missing.
  const isIncomplete = Object.values(form.formState.errors).some((error) => error?.type !== 'server');
  const { business_type: businessType } = business;
  const cancel = (
    <Button variant="secondary" onClick={on.onCancel} className="flex-1">
      {t('edit.cancel')}
    </Button>
  );

  return (
    <>
      <PageTop />
      <PageLayout
        view={view}
        onView={setView}
        head={<PageHeading title={title} lead={t('edit.lead')} />}
        event={{
          ...eventBody(values, tariff),
          night_of: isDirty ? null : loaded.data.night_of,
          image_url: pictures[0]?.url ?? null,
        }}
        businessType={businessType}
        cost={
          <CostPane
            quote={quote}
            note={t(isHeld ? 'edit.heldNote' : 'edit.paidNote')}
            failure={isIncomplete ? t('create-event:missing') : null}
          >
            {cancel}
          </CostPane>
        }
      >
        <PageFields
          form={form}
          tariff={tariff}
          businessType={businessType}
          reach={quote.data?.reach}
          keptDay={loaded.data.event_date}
          image={
            <PicturesField
              pictures={pictures}
              video={video}
              change={changePictures}
              tags={values.tags}
              businessType={businessType}
              density="wide"
            />
          }
          publication={status === 'scheduled' && <PublishDay form={form} density="wide" />}
        />
      </PageLayout>
      <CostBar quote={quote} submit={submit}>
        {cancel}
      </CostBar>
      {series.dialog}
      {move.dialog}
      <ConflictDialog editing={editing} labelsOf={labelsOf} />
    </>
  );
}
