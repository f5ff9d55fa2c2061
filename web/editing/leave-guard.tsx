import type { ReactNode } from 'react';
import { createContext, Fragment, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { session } from '#web/api/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { clearStoredEdits } from './stored-edits.ts';

type Report = (editor: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report>(() => undefined);

export function useUnsaved(editor: string, isUnsaved: boolean): void {
  const report = use(ReportContext);
  useEffect(() => {
    report(editor, isUnsaved);
    return () => report(editor, false);
  }, [report, editor, isUnsaved]);
}

type StaysAt = (to: { pathname: string; search: string }) => boolean;

type LeaveGuardProps = {
  /** Whether the editors stay mounted at this address. */
  staysAt: StaysAt;
  children: ReactNode;
};

/** Confirms before unsaved changes are left. */
export function LeaveGuard({ staysAt, children }: LeaveGuardProps) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const drawn = useRemountAfterDiscard();
  const report = useCallback<Report>((editor, isUnsaved) => {
    setUnsaved((editors) => {
      const others = editors.filter((other) => other !== editor);
      return isUnsaved ? [...others, editor] : others;
    });
  }, []);
  function giveUp() {
    for (const editor of unsaved) clearStoredEdits(editor);
    drawn.noteGivenUp();
  }
  return (
    <ReportContext value={report}>
      <Fragment key={drawn.times}>{children}</Fragment>
      {unsaved.length > 0 && <AskBeforeLeaving staysAt={staysAt} onLeave={giveUp} />}
    </ReportContext>
  );
}

/** Mounted only with unsaved changes: the router allows one blocker, and a hidden screen must not hold it. */
function AskBeforeLeaving({ staysAt, onLeave }: { staysAt: StaysAt; onLeave: () => void }) {
  const { t } = useTranslation('editing');
  const blocker = useBlocker(
    useMemo(
      () =>
        ({ nextLocation }: { nextLocation: { pathname: string; search: string } }) =>
          // After the session's end the values are kept, so there is nothing to confirm.
          session.read() !== null && !staysAt(nextLocation),
      [staysAt],
    ),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (session.read() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** Remounts the editors after discarded changes are left, since hidden screens keep their state. */
function useRemountAfterDiscard() {
  const [times, setTimes] = useState(0);
  const isGivenUp = useRef(false);
  useEffect(
    () => () => {
      if (isGivenUp.current) setTimes((times) => times + 1);
      isGivenUp.current = false;
    },
    [],
  );
  return {
    times,
    noteGivenUp() {
      isGivenUp.current = true;
    },
  };
}
