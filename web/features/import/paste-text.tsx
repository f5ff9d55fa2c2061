import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type PasteTextProps = { value: string; onChange: (value: string) => void; onRead: () => void };

export function PasteText({ value, onChange, onRead }: PasteTextProps) {
  const { t } = useTranslation('import');
  return (
    <details>
      <summary className="w-fit cursor-pointer py-3 text-label">{t('paste.open')}</summary>
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
