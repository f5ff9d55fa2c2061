import { accessibilityPath } from '#domain/legal/addresses.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';

/** `/barrierefreiheit` and `/accessibility`. */
export default function Accessibility() {
  return <LegalPage file="accessibility" path={accessibilityPath} contact="supportEmail" />;
}
