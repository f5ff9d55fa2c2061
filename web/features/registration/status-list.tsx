import { Check, Clock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';

const rows = [
  { key: 'email', state: 'done', icon: Check, tone: 'bg-fir-wash text-fir' },
  { key: 'verification', state: 'now', icon: Clock, tone: 'bg-amber-wash text-amber-text' },
  { key: 'access', state: 'later', icon: Lock, tone: 'bg-sunk text-ink-2' },
] as const;

/** E-mail, verification, access: done, under way, still to come. */
export function StatusList() {
  const { t } = useTranslation('registration');
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{t('welcome.status.title')}</h2>
      <ol className="divide-y divide-line">
        {rows.map(({ key, state, icon, tone }) => (
          <li key={key} aria-current={state === 'now' ? 'step' : undefined} className="flex gap-4 py-4">
            <span className={cx('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
              <Icon of={icon} />
            </span>
            <span className="grid content-center">
              <strong className="font-semibold">
                {t(`welcome.status.${key}`)}
                <span className="sr-only">, {t(`welcome.status.${state}`)}</span>
              </strong>
              <span className="text-ink-2 text-small">{t(`welcome.status.${key}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
