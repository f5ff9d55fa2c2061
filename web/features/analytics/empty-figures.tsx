import { useTranslation } from 'react-i18next';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Empty state; without the drawing on phones, to keep the button above the bottom bar. */
export function EmptyFigures() {
  const { t } = useTranslation('analytics');
  const mayCreate = usePermission('create_events');
  return (
    <EmptyState
      title={t('empty.title')}
      drawing={<EmptyScene of="numbers" />}
      className="max-md:pt-5 max-md:[&>div>div:first-child]:hidden"
      action={
        mayCreate && (
          <ButtonLink to={createEventPath} state={overlayState} preventScrollReset variant="secondary">
            {t('empty.action')}
          </ButtonLink>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
