import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { WithdrawalQuickAccess } from '#web/features/legal/withdrawal-quick-access.tsx';
import { paths } from '#web/paths.ts';

/** `/widerruf` and `/withdrawal`. */
export default function Withdrawal() {
  return (
    <LegalPage file="withdrawal" path={paths.withdrawal} contact="supportEmail" lead={<WithdrawalQuickAccess />} />
  );
}
