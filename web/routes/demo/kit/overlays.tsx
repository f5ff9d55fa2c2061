import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { AnchoredPopup } from '#web/ui/anchored-popup.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { Menu } from '#web/ui/menu.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { Specimens } from './specimen.tsx';
import { State } from './specimen.tsx';

function AnchoredPopups() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <AnchoredPopup align="start" trigger={<Button variant="secondary">{t('sample.more')}</Button>}>
        <p className="max-w-60 p-3">{t('sample.long')}</p>
      </AnchoredPopup>
    </State>
  );
}

function Menus() {
  const { t } = useTranslation('kit');
  return (
    <State name="default">
      <Menu
        align="start"
        trigger={<IconButton icon={Ellipsis} label={t('sample.more')} />}
        entries={[
          { label: t('sample.list'), to: '?view=list' },
          { label: t('sample.edit'), icon: Pencil, onSelect: () => undefined },
          { label: t('sample.copy'), disabledReason: t('sample.reason') },
          { label: t('sample.home'), to: paths.home },
          { label: t('sample.remove'), icon: Trash, danger: true, onSelect: () => undefined },
        ]}
      />
    </State>
  );
}

function OneDialog({ size }: { size: 'small' | 'medium' | 'large' }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {size}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size={size}
        title={t('sample.dialog')}
        description={t('sample.messageText')}
        closeLabel={t('sample.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('sample.cancel')}
            </Button>
            <Button type="submit">{t('sample.save')}</Button>
          </>
        }
        form={{
          onSubmit: (event) => {
            event.preventDefault();
            close();
          },
        }}
      >
        <TextInput label={t('sample.name')} defaultValue={t('sample.value')} help={t('sample.help')} />
      </Dialog>
    </>
  );
}

function Dialogs() {
  return (
    <State name="default">
      <div className="flex flex-wrap gap-3">
        <OneDialog size="small" />
        <OneDialog size="medium" />
        <OneDialog size="large" />
      </div>
    </State>
  );
}

function OneConfirmDialog({ tone }: { tone: 'danger' | 'primary' }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {tone}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={close}
        onConfirm={close}
        tone={tone}
        title={t('sample.confirmTitle')}
        cancelLabel={t('sample.cancel')}
        confirmLabel={t(tone === 'danger' ? 'sample.remove' : 'sample.next')}
      >
        {t('sample.consequence')}
      </ConfirmDialog>
    </>
  );
}

function ConfirmDialogs() {
  return (
    <State name="default">
      <div className="flex flex-wrap gap-3">
        <OneConfirmDialog tone="danger" />
        <OneConfirmDialog tone="primary" />
      </div>
    </State>
  );
}

function Toasts() {
  const { t } = useTranslation('kit');
  const toasts = useToasts();
  return (
    <State name="default">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => toasts.show({ title: t('sample.message') })}>
          success
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ kind: 'info', title: t('sample.info'), description: t('sample.messageText') })}
        >
          info
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ kind: 'warning', title: t('sample.warning'), description: t('sample.long') })}
        >
          warning
        </Button>
      </div>
    </State>
  );
}

export const overlays = {
  dialog: Dialogs,
  'confirm-dialog': ConfirmDialogs,
  menu: Menus,
  'anchored-popup': AnchoredPopups,
  toast: Toasts,
} satisfies Specimens;
