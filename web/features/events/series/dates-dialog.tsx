import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import type { Scope } from './scope-choice.tsx';
import { allScopes, ScopeChoice } from './scope-choice.tsx';
import { useDatesInScope } from './use-dates-in-scope.ts';

/** Scope of a question about a series; reset on each opening. */
export function useDatesQuestion(event: EventInShort | null, first: Scope, onClose: () => void) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const [scope, setScope] = useState<Scope>(first);
  return {
    event,
    shown,
    name: shown?.title || t('unnamed'),
    scope,
    setScope,
    isOne: scope === 'this',
    ...useDatesInScope(shown, scope, event !== null),
    close() {
      setScope(first);
      onClose();
    },
  };
}

type DatesQuestion = ReturnType<typeof useDatesQuestion>;
/** A call about several dates, with its idempotency key. */
export type DatesCall = { of: EventInShort; key: string };

export function datesRequest({ of, key }: DatesCall, scope: Scope) {
  return {
    params: { path: { id: of.series_id ?? '' } },
    body: { scope: scope === 'all' ? scope : ('this_and_later' as const), event_id: of.id },
    headers: once(key),
  };
}

type DatesDialogProps = {
  question: DatesQuestion;
  /** Name of the radio group. */
  name: string;
  /** Offers this date alone. */
  mayBeOne: boolean;
  title: string;
  cancelLabel: string;
  confirmLabel: string;
  tone?: 'primary';
  busy: boolean;
  onOne: (event: EventInShort) => void;
  onSeveral: (call: DatesCall) => void;
  /** Effect on one date, and on several once known. */
  one: ReactNode;
  several: ReactNode;
  children?: ReactNode;
};

/** Chooses one date, later ones or all, with the effect. */
export function DatesDialog({ question, name, mayBeOne, one, several, children, ...props }: DatesDialogProps) {
  const { onOne, onSeveral, ...texts } = props;
  const { event, scope, setScope, isOne, isKnown, close } = question;
  return (
    <ConfirmDialog
      {...texts}
      open={event !== null}
      onCancel={close}
      onConfirm={() => {
        if (!event) return;
        if (isOne) onOne(event);
        else onSeveral({ of: event, key: newIdempotencyKey() });
      }}
      field={
        <div className="mt-4 grid gap-4">
          <ScopeChoice name={name} options={mayBeOne ? allScopes : seriesScopes} value={scope} onChange={setScope} />
          {!isOne && children}
        </div>
      }
    >
      {isOne ? one : isKnown && several}
    </ConfirmDialog>
  );
}
