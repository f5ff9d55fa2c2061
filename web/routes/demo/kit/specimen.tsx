import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { texts } from '#i18n/de/kit.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

/** File name in `web/ui/` without extension. */
export type ComponentName = keyof (typeof texts)['use'];

/** A group's components with all states. */
export type Specimens = Partial<Record<ComponentName, ComponentType>>;

type StateProps = {
  name: keyof (typeof texts)['state'];
  isWide?: boolean;
  children: ReactNode;
};

export function State({ name, isWide = false, children }: StateProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={cx('min-w-0', isWide && 'col-span-full')}>
      <p className="mb-2 text-ink-3 text-small">{t(`state.${name}`)}</p>
      {children}
    </div>
  );
}

/** Mounts on request components that take the focus, scroll or mark the page busy. */
export function Revealed({ children }: { children: (hide: () => void) => ReactNode }) {
  const { t } = useTranslation('kit');
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="secondary" size="compact" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'sample.hide' : 'sample.show')}
      </Button>
      {isShown && <div className="w-full">{children(() => setShown(false))}</div>}
    </div>
  );
}
