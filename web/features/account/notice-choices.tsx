import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeDelivery, NoticeKind } from '#domain/notices/kinds.ts';
import { deliveriesOf, noticeDeliveries } from '#domain/notices/kinds.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { tableRoles } from '#web/ui/table-roles.ts';
import { AccountCard } from './account-card.tsx';
import { DeviceNotices } from './devices/device-notices.tsx';
import { useDeviceNotices } from './devices/use-device-notices.ts';
import { useNoticeChoices } from './use-notice-choices.ts';

/** Notices of the open business by mail and device. */
export function NoticeChoices() {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  const choices = useNoticeChoices();
  const devices = useDeviceNotices();
  return (
    <AccountCard isFolded id="notices" title={t('title')} text={t('short')}>
      <p className="text-ink-2 text-small">{t('text')}</p>
      {choices.stored.isPending || devices.isPending ? (
        // Reserves the height of the content.
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
const narrowHead = 'w-13 px-0.5 py-2 text-center font-semibold hyphens-auto md:w-20 md:px-1';

/** On phones the choices wrap below their kind. */
const choiceCell = 'p-0 @max-[28rem]:empty:hidden';
const choiceLabel = 'flex min-h-11 cursor-pointer items-center gap-2 @min-[28rem]:min-h-14 @min-[28rem]:justify-center';

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
      <table {...tableRoles.table} className="w-full max-w-text border-line border-y @max-[28rem]:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead {...tableRoles.rows} className="@max-[28rem]:hidden">
          <tr {...tableRoles.row} className="align-bottom text-ink-2 text-small">
            <th {...tableRoles.columnHead} scope="col" className="py-2 text-left font-semibold">
              {t('kindHead')}
            </th>
            {noticeDeliveries.map((delivery) => (
              <th key={delivery} {...tableRoles.columnHead} scope="col" className={hasDevices ? narrowHead : head}>
                {t(`delivery.${delivery}`)}
              </th>
            ))}
            {hasDevices && (
              <th {...tableRoles.columnHead} scope="col" className={narrowHead}>
                {t('deviceHead')}
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.rows} className="divide-y divide-line @max-[28rem]:block">
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
    <tr
      {...tableRoles.row}
      className="@max-[28rem]:flex @max-[28rem]:flex-wrap @max-[28rem]:gap-x-3.5 @max-[28rem]:py-2"
    >
      <th
        {...tableRoles.rowHead}
        scope="row"
        className="py-2 pr-2 text-left font-normal @max-[28rem]:w-full @max-[28rem]:pb-0"
      >
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-small">{t(`about.${kind}`)}</span>
      </th>
      {noticeDeliveries.map((delivery) => (
        <td key={delivery} {...tableRoles.cell} className={choiceCell}>
          {deliveriesOf(kind).includes(delivery) && (
            <label className={choiceLabel}>
              <span className="sr-only">{t('choice', { kind: name, delivery: t(`delivery.${delivery}`) })}</span>
              <input
                type="radio"
                name={`notice-${kind}`}
                value={delivery}
                checked={delivery === chosen}
                onChange={() => onChoose(delivery)}
                className="tick"
              />
              <ChoiceWord>{t(`delivery.${delivery}`)}</ChoiceWord>
            </label>
          )}
        </td>
      ))}
      {children}
    </tr>
  );
}

/** Replaces column heads on phones. */
function ChoiceWord({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-small @min-[28rem]:hidden">
      {children}
    </span>
  );
}

type DeviceCellProps = { kind: NoticeKind; isOn: boolean | null; onChoose: (isOn: boolean) => void };

/** Empty for kinds that devices never show. */
function DeviceCell({ kind, isOn, onChoose }: DeviceCellProps) {
  const { t } = useTranslation('account', { keyPrefix: 'notices' });
  return (
    <td {...tableRoles.cell} className={cx(choiceCell, 'border-line @min-[28rem]:border-l')}>
      {isOn !== null && (
        <label className={choiceLabel}>
          <span className="sr-only">{t('onDevices', { kind: t(`kind.${kind}`) })}</span>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} className="tick" />
          <ChoiceWord>{t('deviceHead')}</ChoiceWord>
        </label>
      )}
    </td>
  );
}
