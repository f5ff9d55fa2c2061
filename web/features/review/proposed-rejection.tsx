import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLengths } from '#domain/verification/decisions.ts';
import { formatInstant } from '#i18n/format.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons/x.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { Letter } from './decide.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { useOfferUndo } from './undo.tsx';
import type { Case } from './use-review.ts';

type Props = {
  business: Case;
  proposal: NonNullable<Case['proposal']>;
  claimedBy: string | null;
  onDecided: () => void;
};

/** A rejection for a second reviewer to confirm or return with a note; the first may withdraw it. */
export function ProposedRejection({ business: { id, company_name: company }, proposal, claimedBy, onDecided }: Props) {
  const { t } = useTranslation(['review', 'verification']);
  const language = useLanguage();
  const offerUndo = useOfferUndo();
  const [note, setNote] = useState('');
  const params = { path: { id } };
  const shared = {
    failed: (problem: string) => ({ title: t('message.updateFailed'), description: problem }),
    stale: [reviewQueries.all],
  };
  const confirming = useAction({
    ...shared,
    call: (_madeAt: number) => reviewApi.POST('/review/businesses/{id}/confirm-rejection', { params }),
    done(_, madeAt) {
      offerUndo({ id, company, outcome: 'rejected', madeAt });
      onDecided();
    },
  });
  const returning = useAction({
    ...shared,
    call: () => reviewApi.POST('/review/businesses/{id}/return-rejection', { params, body: { note } }),
    done: () => t('message.returned'),
  });
  const withdrawing = useAction({
    ...shared,
    call: () => reviewApi.POST('/review/businesses/{id}/undo', { params }),
    done: () => t('undo.done'),
  });
  const { is_yours: isYours, reasons, reason, proposed_by: name, proposed_at: at } = proposal;
  const disabledReason = claimedBy ? t('claim.locked', { name: claimedBy }) : undefined;
  const confirm = () => !isYours && !claimedBy && !confirming.isPending && confirming.mutate(Date.now());
  useLetterKeys({ a: () => void confirm() });

  return (
    <div className="mt-3 grid gap-4">
      <p>{t('proposal.by', { name, at: formatInstant(at, language) })}</p>
      {reasons.length > 0 && (
        <ul className="list-disc ps-5">
          {reasons.map((each) => (
            <li key={each}>{t(`verification:reasons.${each}.label`)}</li>
          ))}
        </ul>
      )}
      {reason && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{reason}</p>}
      {isYours ? (
        <>
          <p className="text-ink-2 text-small">{t('proposal.yours')}</p>
          <Button
            variant="secondary"
            busy={withdrawing.isPending}
            disabledReason={disabledReason}
            onClick={() => withdrawing.mutate()}
          >
            {t('proposal.withdraw')}
          </Button>
        </>
      ) : (
        <>
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (note.trim() && !returning.isPending) returning.mutate();
            }}
          >
            <TextArea
              label={t('proposal.note')}
              help={t('proposal.noteHelp')}
              rows={2}
              maxLength={reviewLengths.note}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              icon={X}
              busy={returning.isPending}
              disabledReason={disabledReason ?? (note.trim() === '' ? t('proposal.noteMissing') : undefined)}
            >
              {t('proposal.return')}
            </Button>
          </form>
          <DecisionButtons>
            <Button
              variant="danger"
              aria-keyshortcuts="A"
              busy={confirming.isPending}
              disabledReason={disabledReason}
              onClick={() => void confirm()}
            >
              {t('proposal.confirm')}
              <Letter>A</Letter>
            </Button>
          </DecisionButtons>
          <p className="text-help text-ink-2">{t('decide.after')}</p>
        </>
      )}
    </div>
  );
}
