import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { factWords } from '#domain/verification/fact-words.ts';
import { formatDayPart } from '#i18n/format-soon.ts';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';

type Proposal = Business['proposals'][number];

/** Proposals awaiting review: old and new values, deadline, withdrawal. */
export function PendingProposals({ business }: { business: Business }) {
  const { t } = useTranslation('proposals');
  const profile = useQuery(queries.profile);
  const proposals = [...(profile.data?.data.proposals ?? []), ...business.proposals];
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="waiting-changes" className="mb-8 grid gap-4 rounded-card bg-amber-wash p-5 md:p-6">
      <div>
        <h2 id="waiting-changes" className="text-h3">
          {t('waiting.title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-2 text-small">{t('waiting.lead')}</p>
      </div>
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <PendingProposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function PendingProposal({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals');
  const language = useLanguage();
  const isOwner = usePermission('owner');
  const mayEditProfile = usePermission('edit_user_view');
  const { id, field, due_at: due } = proposal;
  const isLate = Date.parse(due) < Date.now();
  const words = (value: string | null) => factWords(field, value, language) || t('empty');
  const withdrawing = useAction({
    call: () => api.DELETE('/business/proposals/{id}', { params: { path: { id } } }),
    done: () => t('waiting.withdrawn'),
    failed: (message, error) =>
      isProblem(error, 'already_decided') ? t('waiting.decided') : t('waiting.withdrawFailed', { message }),
    stale: [queries.business, queries.profile],
  });
  return (
    <li className="grid gap-3 rounded-well bg-card p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-5">
      <div className="grid min-w-0 gap-2">
        <h3 className="text-label">{t(`fields.${field}`)}</h3>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-help text-ink-2">{t('old')}</dt>
            <dd className="wrap-anywhere">{words(proposal.current_value)}</dd>
          </div>
          <div className="min-w-0">
            <dt className="flex items-center gap-1 text-help text-ink-2">
              <Icon of={ArrowRight} size={14} />
              {t('new')}
            </dt>
            <dd className="wrap-anywhere font-semibold">{words(proposal.value)}</dd>
          </div>
        </dl>
        <p className="text-ink-2 text-small">
          {isLate ? t('waiting.late') : t('waiting.due', { due: formatDayPart(due, new Date(), language) })}
        </p>
      </div>
      {(isOwner || (field === 'display_name' && mayEditProfile)) && (
        <Button
          variant="secondary"
          size="compact"
          aria-label={t('waiting.withdrawOf', { field: t(`fields.${field}`) })}
          busy={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
          className="justify-self-start"
        >
          {t('waiting.withdraw')}
        </Button>
      )}
    </li>
  );
}
