import { useTranslation } from 'react-i18next';
import { AnchorList } from '#web/ui/anchor-list.tsx';

const anchors = [
  'you',
  'notices',
  'password',
  'second-factor',
  'businesses',
  'devices',
  'contracts',
  'measures',
  'views',
  'account-data',
] as const;

type Anchor = (typeof anchors)[number];

/** `missing`: cards this person does not see. */
export function AccountAnchors({ missing }: { missing: readonly Anchor[] }) {
  const { t } = useTranslation('account');
  const named = anchors.filter((id) => !missing.includes(id)).map((id) => ({ id, label: t(`anchors.${id}`) }));
  return <AnchorList label={t('anchors.label')} anchors={named} isColumnOnly />;
}
