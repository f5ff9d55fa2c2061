import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeDelivery, NoticeKind } from '#domain/notices/kinds.ts';
import { deliveriesOf, noticeDeliveries } from '#domain/notices/kinds.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useNoticeChoices } from './use-notice-choices.ts';

/** Which mails about the open business come to this person, and when. */
export function NoticeChoices() {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  return (
    <section aria-labelledby="notices" className="grid gap-4">
      <div>
        <h2 id="notices" className="text-h2-panel">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-2">{t('text')}</p>
      </div>
      <ChoiceForm />
    </section>
  );
}

function ChoiceForm() {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  const { t: tAccount } = useTranslation('account');
  const problemText = useProblemText();
  const { stored, rows, isUnsaved, isSaving, choose, save } = useNoticeChoices();
  if (stored.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (!rows) {
    return (
      <ErrorState
        title={t('loadFailed', { message: problemText(stored.error) })}
        retryLabel={t('retry')}
        onRetry={() => void stored.refetch()}
        busy={stored.isFetching}
      />
    );
  }
  if (rows.length === 0) return <p>{t('none')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-4">
      <table className="w-full max-w-text border-line border-y">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="align-bottom text-ink-2 text-small">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('kindHead')}
            </th>
            {noticeDeliveries.map((delivery) => (
              <th key={delivery} scope="col" className="w-16 px-1 py-2 text-center font-semibold md:w-28">
                {t(`delivery.${delivery}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ kind, delivery }) => (
            <ChoiceRow key={kind} kind={kind} chosen={delivery} onChoose={(next) => choose({ [kind]: next })} />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isSaving} busyLabel={tAccount('busy')}>
          {t('save')}
        </Button>
        <p role="status" className="text-ink-2">
          {isUnsaved && !isSaving && t('unsaved')}
        </p>
      </div>
    </form>
  );
}

type ChoiceRowProps = { kind: NoticeKind; chosen: NoticeDelivery; onChoose: (delivery: NoticeDelivery) => void };

function ChoiceRow({ kind, chosen, onChoose }: ChoiceRowProps) {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  const name = t(`kind.${kind}`);
  return (
    <tr>
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-small">{t(`about.${kind}`)}</span>
      </th>
      {noticeDeliveries.map((delivery) => (
        <td key={delivery} className="p-0">
          {deliveriesOf(kind).includes(delivery) && (
            <label className="grid min-h-14 cursor-pointer place-items-center">
              <span className="sr-only">{t('choice', { kind: name, delivery: t(`delivery.${delivery}`) })}</span>
              <input
                type="radio"
                name={`notice-${kind}`}
                value={delivery}
                checked={delivery === chosen}
                onChange={() => onChoose(delivery)}
                className="tick"
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}
