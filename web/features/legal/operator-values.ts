import { useTranslation } from 'react-i18next';
import { operatorValues } from '#domain/legal/operator-values.ts';
import { useSite } from '#web/shell/use-site.ts';

/** Operator data for texts; missing values become placeholders in brackets. */
export function useOperatorValues() {
  const { t } = useTranslation('legal');
  return operatorValues(useSite().operator, (name) => t(`placeholder.${name}`));
}
