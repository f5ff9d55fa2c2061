import { useTranslation } from 'react-i18next';
import { AnchorList } from '#web/ui/anchor-list.tsx';

export const sections = ['keys', 'webhooks', 'addresses', 'embed', 'kit'] as const;

export function SectionLinks({ shown }: { shown: readonly (typeof sections)[number][] }) {
  const { t } = useTranslation('integrations');
  return <AnchorList label={t('sections.label')} anchors={shown.map((id) => ({ id, label: t(`sections.${id}`) }))} />;
}
