import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { paths } from '#web/paths.ts';

/** `/datenschutz` and `/privacy`. */
export default function Privacy() {
  return <LegalPage file="privacy" path={paths.privacy} contact="privacyEmail" />;
}
