import { processingPath } from '#domain/legal/addresses.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';

/** `/auftragsverarbeitung` and `/data-processing`. */
export default function Processing() {
  return <LegalPage file="processing" path={processingPath} contact="privacyEmail" />;
}
