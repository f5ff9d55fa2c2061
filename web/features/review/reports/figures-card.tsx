import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstFigureYear } from '#domain/reports/limits.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.ts';
import { Card } from '#web/ui/panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Select } from '#web/ui/select.tsx';

export function FiguresCard() {
  const { t } = useTranslation('reports');
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState(thisYear);
  const years = Array.from({ length: Math.max(1, thisYear - firstFigureYear + 1) }, (_, ago) => String(thisYear - ago));
  const download = useAction({
    async call() {
      const { response } = await reviewApi.GET('/review/report-figures', {
        params: { query: { year, format: 'csv' } },
        parseAs: 'stream',
      });
      saveFile(await response.blob(), t('figures.fileName', { year }));
    },
    failed: () => ({ title: t('figures.failed') }),
    stale: [],
  });
  return (
    <Card className="flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-120">
        <h2 className="text-h4">{t('figures.title')}</h2>
        <p className="mt-1 text-ink-2">{t('figures.text')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('figures.year')}
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
          className="w-32"
        />
        <Button
          variant="secondary"
          icon={Download}
          busy={download.isPending}
          onClick={() => download.mutate(undefined)}
        >
          {t('figures.download')}
        </Button>
      </div>
    </Card>
  );
}
