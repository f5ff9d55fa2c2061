import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeDelivery, NoticeKind } from '#domain/notices/kinds.ts';
import { deliveriesOf, noticeDeliveries } from '#domain/notices/kinds.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { DeviceNotices } from './devices/device-notices.tsx';
import { useDeviceNotices } from './devices/use-device-notices.ts';
import { useNoticeChoices } from './use-notice-choices.ts';

/** Which mails about the open business come to this person, and when, and what their devices show. */
export function NoticeChoices() {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  const choices = useNoticeChoices();
  const devices = useDeviceNotices();
  return (
    <AccountCard id="notices" title={t('title')} text={t('text')}>
      {choices.stored.isPending || devices.isPending ? (
        // As high as what comes, so that nothing below it moves.
        <Loading label={t('loading')} className="min-h-128">
          <SkeletonText lines={5} />
        </Loading>
      ) : (
        <>
          <DeviceNotices {...devices} />
          <ChoiceForm {...choices} />
        </>
      )}
    </AccountCard>
  );
}

const head = 'w-16 px-1 py-2 text-center font-semibold md:w-20';
/** Four columns find room beside the kinds on the narrowest phone. */
const narrowHead = 'w-13 px-0.5 py-2 text-center font-semibold hyphens-auto md:w-20 md:px-1';

function ChoiceForm({
  stored,
  rows,
  isUnsaved,
  isSaving,
  hasDevices,
  choose,
  chooseOnDevices,
  save,
}: ReturnType<typeof useNoticeChoices>) {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  const { t: tAccount } = useTranslation('account');
  const problemText = useProblemText();
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
              <th key={delivery} scope="col" className={hasDevices ? narrowHead : head}>
                {t(`delivery.${delivery}`)}
              </th>
            ))}
            {hasDevices && (
              <th scope="col" className={narrowHead}>
                {t('deviceHead')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ kind, delivery, onDevices }) => (
            <ChoiceRow key={kind} kind={kind} chosen={delivery} onChoose={(next) => choose({ [kind]: next })}>
              {hasDevices && (
                <DeviceCell kind={kind} isOn={onDevices} onChoose={(isOn) => chooseOnDevices(kind, isOn)} />
              )}
            </ChoiceRow>
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

type ChoiceRowProps = {
  kind: NoticeKind;
  chosen: NoticeDelivery;
  onChoose: (delivery: NoticeDelivery) => void;
  children: ReactNode;
};

function ChoiceRow({ kind, chosen, onChoose, children }: ChoiceRowProps) {
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
      {children}
    </tr>
  );
}

type DeviceCellProps = { kind: NoticeKind; isOn: boolean | null; onChoose: (isOn: boolean) => void };

/** Whether devices show a kind; empty of one that they never do. */
function DeviceCell({ kind, isOn, onChoose }: DeviceCellProps) {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  return (
    <td className="border-line border-l p-0">
      {isOn !== null && (
        <label className="grid min-h-14 cursor-pointer place-items-center">
          <span className="sr-only">{t('onDevices', { kind: t(`kind.${kind}`) })}</span>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} className="tick" />
        </label>
      )}
    </td>
  );
}
