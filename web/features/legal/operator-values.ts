import { useTranslation } from 'react-i18next';
import { operatorValues } from '#domain/legal/operator-values.ts';
import { useSite } from '#web/shell/use-site.ts';

/** The operator's data for texts; what is not configured becomes a bracketed placeholder. */
export function useOperatorValues() {
  const { t } = useTranslation('legal');
  return operatorValues(useSite().operator, (name) => t(`placeholder.${name}`));
}
