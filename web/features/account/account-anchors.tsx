import { useTranslation } from 'react-i18next';
import { AnchorList } from '#web/ui/anchor-list.tsx';

const anchors = ['you', 'password', 'second-factor', 'notices', 'devices', 'contracts', 'account-data'] as const;

export function AccountAnchors() {
  const { t } = useTranslation('account');
  const named = anchors.map((id) => ({ id, label: t(`anchors.${id}`) }));
  return <AnchorList label={t('anchors.label')} anchors={named} isHiddenOnPhones />;
}
