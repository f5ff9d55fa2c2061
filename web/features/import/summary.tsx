import { useTranslation } from 'react-i18next';
import type { ImportResult } from '#domain/import/result.ts';

/** Counts of a file: coming rows, those left out, and past ones. */
export function Summary({ result: { rows, leftOut, past } }: { result: ImportResult }) {
  const { t } = useTranslation('import');
  const parts = [
    t('file.read', { count: rows.length - past }),
    leftOut.length > 0 && t('file.leftOut', { count: leftOut.length }),
    past > 0 && t('file.past', { count: past }),
  ];
  return parts.filter(Boolean).join(', ');
}
