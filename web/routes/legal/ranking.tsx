import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { paths } from '#web/paths.ts';

/** How lists are ordered. */
export default function Ranking() {
  return <LegalPage file="ranking" path={paths.ranking} contact="supportEmail" />;
}
