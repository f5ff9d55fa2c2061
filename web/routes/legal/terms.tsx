import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { paths } from '#web/paths.ts';

/** `/agb` and `/terms`. */
export default function Terms() {
  return <LegalPage file="terms" path={paths.terms} contact="supportEmail" />;
}
