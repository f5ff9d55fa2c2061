import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

/** Few enough to appear without delay. */
const AT_ONCE = 200;

/** The first items of a long list; thousands of rows would freeze the page. */
export function useShown<Item>(items: readonly Item[]) {
  const [most, setMost] = useState(AT_ONCE);
  return {
    shown: items.slice(0, most),
    rest: Math.max(0, items.length - most),
    showMore: () => setMost(most + AT_ONCE),
  };
}

export function ShowMore({ rest, onShow }: { rest: number; onShow: () => void }) {
  const { t } = useTranslation('import');
  if (rest === 0) return null;
  return (
    <Button variant="secondary" size="compact" className="justify-self-start" onClick={onShow}>
      {t('preview.more', { count: Math.min(rest, AT_ONCE), rest })}
    </Button>
  );
}
