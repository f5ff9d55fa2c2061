import { useTranslation } from 'react-i18next';
import type { ApiAnswer } from '#web/api/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { BuyCredits } from '../buy-credits.tsx';
import { DiscardButton } from './discard-button.tsx';
import type { EventDraft } from './event-draft.ts';
import type { CreateAim } from './use-create-event.ts';

type CreateFooterProps = {
  draft: EventDraft;
  /** Something is typed and kept. */
  isKept: boolean;
  quote: ApiAnswer<'quoteEvent'> | undefined;
  /** Why the last attempt did not work. */
  failure: string | null;
  busy: CreateAim | null;
  onDiscard: () => void;
  onCancel: () => void;
  onSaveDraft: () => void;
};

/** The acts of the dialog, and why one of them is not possible right now. */
export function CreateFooter({
  draft,
  isKept,
  quote,
  failure,
  busy,
  onDiscard,
  onCancel,
  onSaveDraft,
}: CreateFooterProps) {
  const { t } = useTranslation('events');
  const hasName = draft.title.trim() !== '';
  const poverty =
    quote && !quote.is_affordable
      ? t('cost.notEnough', { required: quote.total, available: quote.balance })
      : undefined;
  const reason = hasName && draft.date !== '' ? poverty : t('dialog.needed');
  return (
    <>
      <div className="me-auto text-small empty:hidden max-md:w-full">
        {(poverty || failure) && (
          <p role="alert" className="max-w-100 font-semibold text-oxblood">
            {poverty ?? failure}
          </p>
        )}
        {poverty && <BuyCredits />}
        {quote && !poverty && <p className="font-semibold">{t('credits', { count: quote.total })}</p>}
        {isKept && <DiscardButton onDiscard={onDiscard} />}
      </div>
      <Button variant="quiet" onClick={onCancel} className="max-lg:hidden">
        {t('dialog.cancel')}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'draft'}
        busyLabel={t('dialog.draftBusy')}
        disabled={busy !== null && busy !== 'draft'}
        disabledReason={hasName ? undefined : t('fields.nameRequired')}
        onClick={onSaveDraft}
        className="max-md:flex-1"
      >
        {t('dialog.draft')}
      </Button>
      <Button
        type="submit"
        busy={busy !== null && busy !== 'draft'}
        busyLabel={t('dialog.submitBusy')}
        disabled={busy === 'draft'}
        disabledReason={reason}
        className="max-md:flex-1"
      >
        {t('dialog.submit')}
      </Button>
    </>
  );
}
