import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { PenLine } from '#web/ui/icons/pen-line.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { X } from '#web/ui/icons/x.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { AllotmentForm } from './allotment-form.tsx';
import type { Allotment, ListLink } from './use-allotments.ts';
import { useAllotment } from './use-allotments.ts';

type AllotmentRowProps = { eventId: string; list: Allotment; onLink: (link: ListLink) => void };

/** `DJ Ana, 6 von 10`, with its menu. */
export function AllotmentRow({ eventId, list, onLink }: AllotmentRowProps) {
  const { t } = useTranslation('participants');
  const [opened, setOpened] = useState<'edit' | 'renew' | 'end' | 'remove' | null>(null);
  const asked = useLatest(opened);
  const actions = useAllotment(eventId, list, onLink);
  const { name, people, most_people: most, closes_at: time, is_open: isOpen, has_link: hasLink } = list;
  const close = () => setOpened(null);
  const question = asked === null || asked === 'edit' ? 'renew' : asked;
  const state = isOpen ? t(hasLink ? 'lists.until' : 'lists.noLink', { time }) : t('lists.closed');

  function act() {
    if (question === 'renew') actions.renew.mutate(newIdempotencyKey(), { onSettled: close });
    else actions[question].mutate(undefined, { onSettled: close });
  }

  return (
    <li className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-2 text-small tabular-nums">
          {t('lists.used', { people, most })}, {state}
        </p>
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('menu', { name })} />}
        entries={[
          { label: t('edit.open'), icon: PenLine, onSelect: () => setOpened('edit') },
          { label: t('lists.renew.open'), icon: KeyRound, onSelect: () => setOpened('renew') },
          ...(hasLink ? [{ label: t('lists.end.open'), icon: X, onSelect: () => setOpened('end') }] : []),
          { label: t('lists.remove.open'), icon: Trash, danger: true, onSelect: () => setOpened('remove') },
        ]}
      />
      {asked === 'edit' && (
        <AllotmentForm
          eventId={eventId}
          list={list}
          startTime={null}
          isOpen={opened === 'edit'}
          onClose={close}
          onLink={onLink}
        />
      )}
      <ConfirmDialog
        open={opened !== null && opened !== 'edit'}
        onCancel={close}
        onConfirm={act}
        busy={actions[question].isPending}
        title={t(`lists.${question}.title`, { name })}
        cancelLabel={t('remove.cancel')}
        confirmLabel={t(`lists.${question}.open`)}
      >
        {t(`lists.${question}.text`)}
      </ConfirmDialog>
    </li>
  );
}
