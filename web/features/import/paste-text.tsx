import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.ts';
import { TextArea } from '#web/ui/text-area.tsx';

type PasteTextProps = { value: string; onChange: (value: string) => void; onRead: () => void };

export function PasteText({ value, onChange, onRead }: PasteTextProps) {
  const { t } = useTranslation('import');
  return (
    <details className="group/paste">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 py-3 text-label [&::-webkit-details-marker]:hidden">
        {t('paste.open')}
        <Icon of={ChevronDown} size={18} className="group-open/paste:rotate-180" />
      </summary>
      <div className="mt-2 grid justify-items-start gap-4">
        <TextArea
          label={t('paste.label')}
          help={t('paste.help')}
          rows={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-full"
        />
        <Button variant="secondary" onClick={onRead}>
          {t('paste.read')}
        </Button>
      </div>
    </details>
  );
}
