import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { guests } from './guests.ts';
import { usePhone } from './use-phone.ts';

export function GuestSwitch() {
  const { t } = useTranslation('guest-phone');
  const { guest, chooseGuest } = usePhone();
  return (
    <div data-theme="light" className="flex justify-center py-2 md:pt-0 md:pb-3">
      <Segmented
        label={t('guest')}
        value={guest.id}
        onChange={chooseGuest}
        options={guests.map(({ id, name, colour }) => ({
          value: id,
          label: (
            <>
              <Figure className={colour} />
              {name}
            </>
          ),
        }))}
        className="bg-card shadow-none!"
      />
    </div>
  );
}

function Figure({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 8 20" width="8" height="20" aria-hidden="true" className={cx('shrink-0 fill-current', className)}>
      <path d="M4 0a3.3 3.3 0 0 1 0 6.6 3.3 3.3 0 0 1 0-6.6M1 8.2h6V20H1z" />
    </svg>
  );
}
