import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { paths } from '#web/paths.ts';

/** Terms of use, on `/agb` and `/terms`. */
export default function Terms() {
  return <LegalPage file="terms" path={paths.terms} contact="supportEmail" />;
}
