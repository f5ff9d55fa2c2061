import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { formatSoon } from '#i18n/format-soon.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Well } from '#web/ui/panel.tsx';
import { RuleForm } from './rule-form.tsx';
import { SourceEvents } from './source-events.tsx';
import type { Source } from './use-sources.ts';
import { useSourceActions } from './use-sources.ts';

function stateOf({ status, is_looking: isLooking, failure }: Source): 'looking' | 'failing' | Source['status'] {
  if (isLooking) return 'looking';
  return status === 'active' && failure ? 'failing' : status;
}

const tones: Record<ReturnType<typeof stateOf>, BadgeTone> = {
  active: 'fir',
  looking: 'amber',
  failing: 'oxblood',
  paused: 'outline',
  resting: 'outline',
};

export function SourceRow({ source }: { source: Source }) {
  const { t } = useTranslation('import-sources');
  const id = useId();
  const [open, setOpen] = useState<'events' | 'rule' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { look, turn, setRule, remove } = useSourceActions(source.id);
  const name = source.name || new URL(source.url).host;
  const state = stateOf(source);
  const isActive = source.status === 'active';
  const toggle = (part: 'events' | 'rule') => setOpen(open === part ? null : part);
  return (
    <li>
      <Well className="grid gap-3">
        <div className="grid gap-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h4">
            <span className="wrap-anywhere">{name}</span>
            <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>
          </h3>
          <p className="wrap-anywhere text-ink-2 text-small">{source.url}</p>
          <Facts source={source} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isActive && (
            <Button
              variant="secondary"
              size="compact"
              busy={look.isPending || source.is_looking}
              onClick={() => look.mutate()}
            >
              {t('act.look')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="compact"
            busy={turn.isPending}
            onClick={() => turn.mutate(isActive ? 'paused' : 'active')}
          >
            {t(isActive ? 'act.pause' : source.status === 'resting' ? 'act.wake' : 'act.resume')}
          </Button>
          {(['events', 'rule'] as const).map((part) => (
            <Button
              key={part}
              variant="secondary"
              size="compact"
              aria-expanded={open === part}
              aria-controls={open === part ? id : undefined}
              onClick={() => toggle(part)}
            >
              {t(part === 'events' ? 'act.events' : 'rule.change')}
            </Button>
          ))}
          <Button variant="secondary" size="compact" onClick={() => setRemoving(true)}>
            {t('act.remove')}
          </Button>
        </div>
        {open && (
          <div id={id} className="border-line border-t pt-4">
            {open === 'events' ? (
              <SourceEvents id={source.id} />
            ) : (
              <RuleForm
                id={source.id}
                before={source}
                label={t('rule.save')}
                isBusy={setRule.isPending}
                onSave={(rule) => setRule.mutate(rule, { onSuccess: () => setOpen(null) })}
              />
            )}
          </div>
        )}
      </Well>
      <ConfirmDialog
        open={isRemoving}
        busy={remove.isPending}
        title={<span className="wrap-anywhere">{t('remove.title', { name })}</span>}
        cancelLabel={t('remove.cancel')}
        confirmLabel={t('remove.confirm')}
        onCancel={() => setRemoving(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setRemoving(false) })}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </li>
  );
}

function Facts({ source }: { source: Source }) {
  const { t } = useTranslation('import-sources');
  const language = useLanguage();
  const now = new Date();
  const { failure, failing_since: since, status, left_out: leftOut, monthly_credits: ceiling } = source;
  const facts = [
    source.read_at && t('facts.found', { count: source.found }),
    leftOut > 0 && t('facts.leftOut', { count: leftOut }),
    source.read_at ? t('facts.read', { when: formatInstant(source.read_at, language) }) : t('facts.never'),
    status === 'active' &&
      source.next_look_at &&
      t('facts.next', { when: formatSoon(source.next_look_at, now, language) }),
  ];
  return (
    <>
      <p className="text-ink-2 text-small">{facts.filter(Boolean).join(', ')}</p>
      <p className="text-ink-2 text-small">
        {source.rule === 'draft'
          ? t('rule.short.draft')
          : t('rule.short.publish', { spent: source.spent_credits, count: ceiling ?? 0 })}
      </p>
      {failure && (
        <p className="text-oxblood text-small">
          {t(`failure.${failure}`)} {since && `(${t('facts.failing', { when: formatInstant(since, language) })})`}
        </p>
      )}
      {status === 'resting' && <p className="text-small">{t('facts.resting')}</p>}
      {source.is_full && <p className="text-amber-text text-small">{t('facts.full')}</p>}
    </>
  );
}
