import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Switch } from '#domain/switches/switches.ts';
import { formatInstant } from '#i18n/format.ts';
import type { Service } from '#web/api/service.ts';
import { useService } from '#web/api/service.ts';
import { localStore } from '#web/shell/browser-store.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons/x.ts';

const SEEN = 'service-banner';
const line = 'rounded-well p-4 text-small';

type Props = {
  /** Parts of the screen, in their order. */
  of?: readonly Switch[];
  className?: string | undefined;
};

/** The operator's banner, and a sentence for each part of the screen that is switched off. Needs the texts `problems`. */
export function ServiceNotice({ of = [], className }: Props) {
  const { t } = useTranslation('problems');
  const language = useLanguage();
  const service = useService();
  const off = (service?.switched_off ?? []).filter(({ name }) => of.includes(name));
  const banner = service?.banner ?? null;
  const [seen, setSeen] = useState(() => (typeof window === 'undefined' ? null : localStore.read(SEEN)));
  const shown = banner && (banner.kind === 'trouble' || seen !== String(banner.id)) ? banner : null;

  function dismiss({ id }: NonNullable<Service['banner']>) {
    localStore.write(SEEN, String(id));
    setSeen(String(id));
  }

  return (
    <div role="status" className={cx((shown || off.length > 0) && 'grid gap-3', className)}>
      {shown && (
        <div className={cx(line, 'flex items-start gap-4 bg-amber-wash')}>
          <p className="flex-1 self-center font-semibold">{shown.text[language]}</p>
          {shown.kind === 'info' && (
            <IconButton icon={X} label={t('switchedOff.dismiss')} onClick={() => dismiss(shown)} className="-my-2" />
          )}
        </div>
      )}
      {off.map(({ name, until }) => (
        <p key={name} className={cx(line, 'bg-oxblood-wash')}>
          {t(`switchedOff.${name}`)}{' '}
          {until !== null && t('switchedOff.until', { when: formatInstant(until, language) })}
        </p>
      ))}
    </div>
  );
}
