import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** The business's declaration on political advertising; undefined while unknown or not needed. */
function useDeclaration(isNeeded: boolean) {
  const documents = useQuery({ ...queries.legalDocuments, enabled: isNeeded });
  const found = documents.data?.data.find(({ document }) => document === 'advertising');
  return found && { current: found.current, accepted: found.next?.acceptance ?? found.current.acceptance };
}

/** Why a paid placement is refused; undefined if nothing is missing. */
export function useUndeclared(isNeeded: boolean): string | undefined {
  const { t } = useTranslation('events');
  const declaration = useDeclaration(isNeeded);
  return isNeeded && declaration && !declaration.accepted ? t('fields.advertising.first') : undefined;
}

/** Asks once for each business, then names who declared it and when. */
export function AdvertisingTick() {
  const { t } = useTranslation(['events', 'documents']);
  const language = useLanguage();
  const declaration = useDeclaration(true);
  const declare = useAction({
    call: (version: number) => api.PUT('/account/documents/advertising/declaration', { body: { version } }),
    done: () => t('fields.advertising.done'),
    failed: (description) => ({ title: t('fields.advertising.failed'), description }),
    stale: [queries.legalDocuments],
  });
  if (!declaration) return null;
  const { current, accepted } = declaration;
  if (accepted) {
    const when = formatInstantDay(accepted.accepted_at, language);
    const { accepted_by: name } = accepted;
    return (
      <p className="text-help text-ink-3">
        {name ? t('fields.advertising.declaredBy', { when, name }) : t('fields.advertising.declared', { when })}
      </p>
    );
  }
  return (
    <Checkbox
      label={t('documents:advertising.statement')}
      help={
        <>
          {t('fields.advertising.once')}{' '}
          <a href={`${paths.terms}#promotion`} target="_blank" rel="noopener" className="text-link">
            {t('fields.advertising.what')}
          </a>
        </>
      }
      checked={declare.isPending}
      disabled={declare.isPending}
      onChange={() => declare.mutate(current.version)}
    />
  );
}
