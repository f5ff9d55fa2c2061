import { useTranslation } from 'react-i18next';
import { useMe } from '#web/member/use-membership.ts';
import type { ListedEvent } from './listed-fields.ts';

/** The author of a draft: oneself or a colleague, by name if known. */
export function useDraftName() {
  const { t } = useTranslation('events');
  const me = useMe().data;
  return ({ host_id: host, draft_of: name }: Pick<ListedEvent, 'host_id' | 'draft_of'>) => {
    if (!me || host === me.id) return t('status.draft');
    return name ? t('drafts.of', { name }) : t('drafts.ofTeam');
  };
}
