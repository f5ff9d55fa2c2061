import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewMinutes, viewReasonLength } from '#domain/desk/views.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { stagingPaths } from '#web/staging-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Props = { businessId: string; company: string };
type View = ApiAnswer<'startView'>;

/** Begins a view of a customer's dashboard; nothing without the right. */
export function ViewAsAct({ businessId, company }: Props) {
  const { t } = useTranslation('desk-views');
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View | null>(null);
  if (!useStaffRight('view_as_customer')) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setView(null);
          setOpen(true);
        }}
      >
        {t('open')}
      </Button>
      {view ? (
        <ReadyDialog view={view} isOpen={isOpen} onClose={close} />
      ) : (
        <ReasonDialog businessId={businessId} company={company} isOpen={isOpen} onClose={close} onBegun={setView} />
      )}
    </>
  );
}

type DialogProps = { isOpen: boolean; onClose: () => void };

function ReasonDialog({
  businessId,
  company,
  isOpen,
  onClose,
  onBegun,
}: DialogProps & Props & { onBegun: (view: View) => void }) {
  const { t } = useTranslation(['desk-views', 'problems']);
  const form = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const [key, setKey] = useState(newIdempotencyKey);
  const starting = useAction({
    call: (body: { reason: string }) =>
      dataOf(
        reviewApi.POST('/desk/customers/{id}/views', {
          params: { path: { id: businessId }, header: once(key) },
          body,
        }),
      ),
    done(view) {
      form.reset();
      setKey(newIdempotencyKey());
      onBegun(view);
      return undefined;
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('text', { company, count: viewMinutes })}
      closeLabel={t('close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => starting.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={starting.isPending} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextArea
          {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('problems:field.required') })}
          label={t('reason')}
          help={t('reasonHelp')}
          maxLength={viewReasonLength}
          rows={3}
          required
          error={form.formState.errors.reason?.message}
        />
        {starting.problem && <FormFailure title={t('failed', { problem: starting.problem })} />}
      </div>
    </Dialog>
  );
}

/** A link and no window of a script: browsers block that one after a wait. */
function ReadyDialog({ view, isOpen, onClose }: DialogProps & { view: View }) {
  const { t } = useTranslation('desk-views');
  const language = useLanguage();
  const [isOpened, setOpened] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        isOpened ? (
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <ButtonLink
            to={`${stagingPaths.view}#${view.id}`}
            target="_blank"
            rel="noopener"
            onClick={() => setOpened(true)}
          >
            {t('openTab')}
          </ButtonLink>
        )
      }
    >
      <p role="status">
        {isOpened ? t('opened') : t('ready', { time: formatInstantTime(new Date(view.ends_at), language) })}
      </p>
    </Dialog>
  );
}
