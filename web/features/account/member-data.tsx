import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { openBusiness } from '#web/member/open-business.ts';
import { leaveForHome } from '#web/member/use-login-redirect.ts';
import type { Membership } from '#web/member/use-membership.ts';
import { useMe } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Trash } from '#web/ui/icons/trash.ts';
import { UserX } from '#web/ui/icons/user-x.ts';
import { AccountCard } from './account-card.tsx';
import { AccountRow } from './account-row.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportRow } from './export-row.tsx';

/** For members without ownership: export, leave, delete the account. */
export function MemberData({ membership }: { membership: Membership | undefined }) {
  const { t } = useTranslation('account');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <AccountCard isFolded id="account-data" title={t('data.title')} text={t('data.memberParts')}>
      <div className="divide-y divide-line border-line border-t [&>:last-child]:pb-0">
        <ExportRow of="person" />
        {membership && <LeaveRow membership={membership} />}
        <AccountRow
          icon={Trash}
          title={t('data.deleteTitle')}
          text={t('data.personText')}
          action={
            <Button variant="danger-outline" size="compact" onClick={() => setDeleting(true)}>
              {t('data.delete')}
            </Button>
          }
        />
      </div>
      <DeleteAccountDialog
        title={t('data.personQuestion')}
        text={t('data.personText')}
        call={(password) => api.DELETE('/me', { body: { password } })}
        open={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </AccountCard>
  );
}

function LeaveRow({ membership }: { membership: Membership }) {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const [isAsking, setAsking] = useState(false);
  const { data: me } = useMe();
  const { business_id, company_name: company } = membership;
  const leaving = useAction({
    call: () => api.DELETE('/me/memberships/{business_id}', { params: { path: { business_id } } }),
    done() {
      const other = me?.memberships.find((one) => one.business_id !== business_id);
      if (other) void openBusiness(other.business_id, other.company_name, paths.dashboard);
      else leaveForHome();
    },
    failed: (title) => title,
  });
  return (
    <>
      <AccountRow
        icon={UserX}
        title={t('leaveTitle')}
        text={t('leaveText', { company })}
        action={
          <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
            {t('leave')}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => leaving.mutate()}
        busy={leaving.isPending}
        title={t('leaveQuestion', { company })}
        cancelLabel={t('leaveStay')}
        confirmLabel={t('leaveConfirm')}
      >
        {t('leaveText', { company })} {t('leaveAgain')}
      </ConfirmDialog>
    </>
  );
}
