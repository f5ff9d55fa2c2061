import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { weekdayName } from './weekday-names.ts';

type CopyHoursDialogProps = {
  /** Source day; null closes the dialog. */
  from: Weekday | null;
  onClose: () => void;
  onCopy: (from: Weekday, to: Weekday[]) => void;
};

export function CopyHoursDialog({ from, onClose, onCopy }: CopyHoursDialogProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [chosen, setChosen] = useState<Weekday[]>([]);
  const others = weekdays.filter((day) => day !== from);
  const close = () => {
    setChosen([]);
    onClose();
  };
  const toggle = (days: readonly Weekday[], isOn: boolean) =>
    setChosen((before) => [...before.filter((day) => !days.includes(day)), ...(isOn ? days : [])]);

  return (
    <Dialog
      open={from !== null}
      onClose={close}
      title={t('hours.copyDialog.title')}
      description={from && t('hours.copyDialog.text', { day: weekdayName(from, language) })}
      closeLabel={t('hours.copyDialog.close')}
      size="small"
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          event.stopPropagation();
          if (from && chosen.length > 0) onCopy(from, chosen);
          close();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('hours.copyDialog.cancel')}
          </Button>
          <Button type="submit">{t('hours.copyDialog.submit')}</Button>
        </>
      }
    >
      <FieldGroup label={t('hours.copyDialog.days')} hideLabel>
        <Checkbox
          label={t('hours.copyDialog.all')}
          checked={chosen.length === others.length}
          onChange={(event) => toggle(others, event.target.checked)}
          className="mb-1 border-line border-b"
        />
        {others.map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(day, language)}
            checked={chosen.includes(day)}
            onChange={(event) => toggle([day], event.target.checked)}
          />
        ))}
      </FieldGroup>
    </Dialog>
  );
}
