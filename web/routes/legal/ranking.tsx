import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { paths } from '#web/paths.ts';

export default function Ranking() {
  return <LegalPage file="ranking" path={paths.ranking} contact="supportEmail" />;
}
