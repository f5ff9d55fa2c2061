import { useTranslation } from 'react-i18next';
import type { StaffRight } from '#domain/staff/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { DeskAct } from './desk-act.ts';
import { useMay } from './people-of-desk.ts';

type Props = {
  label: string;
  acts: readonly { right: StaffRight; act: DeskAct }[];
  onStart: (act: DeskAct) => void;
  /** A button with its words instead of an icon. */
  isOpenButton?: boolean;
};

/** Acts that the role may do; nothing without one. */
export function ActsMenu({ label, acts, onStart, isOpenButton = false }: Props) {
  const { t } = useTranslation('desk-acts');
  const may = useMay();
  const shown = acts.filter(({ right }) => may(right));
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={
        isOpenButton ? (
          <Button variant="secondary" size="compact">
            {label}
          </Button>
        ) : (
          <IconButton icon={Ellipsis} label={label} />
        )
      }
      align={isOpenButton ? 'start' : 'end'}
      entries={shown.map(({ act }) => ({
        label:
          act.words === 'invoice' || act.words === 'replace'
            ? `${t(`acts.${act.words}.name`)}: ${act.to ?? ''}`
            : t(`acts.${act.words}.name`),
        ...(act.isDangerous ? { danger: true } : {}),
        onSelect: () => onStart(act),
      }))}
    />
  );
}
