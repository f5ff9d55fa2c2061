import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { noAnswers } from '#domain/registration/steps.ts';
import { RegistrationContext } from './registration-context.ts';
import type { PendingConfirmation } from './stored-registration.ts';
import { readDraft, readPending, writeDraft, writePending } from './stored-registration.ts';
import { useAnswers } from './use-answers.ts';
import { useProofUpload } from './use-proof-upload.ts';

/** A tile that was pressed before React took over. */
function readPressedTile(): string {
  return document.querySelector<HTMLInputElement>('input[name=businessType]:checked')?.value ?? '';
}

/** Holds a registration across its screens, and in the session storage across reloads. */
export function RegistrationProvider({ children }: { children: ReactNode }) {
  const { answers, setAnswers, ...answering } = useAnswers();
  const [isReady, setReady] = useState(false);
  const [proof, setProof] = useState<File | null>(null);
  const [proofName, setProofName] = useState<string | null>(null);
  const [pending, setPendingState] = useState<PendingConfirmation | null>(null);

  function setPending(next: PendingConfirmation | null) {
    setPendingState(next);
    writePending(next);
  }

  const upload = useProofUpload(() => {
    const stored = readPending();
    if (stored) setPending({ ...stored, missingProof: null });
  });

  // Before the browser paints, so that nobody sees the empty form first.
  useLayoutEffect(() => {
    const draft = readDraft();
    const businessType = readPressedTile();
    setAnswers((before) => ({ ...(draft?.answers ?? before), ...(businessType && { businessType }) }));
    setProofName(draft?.proofName ?? null);
    setPendingState(readPending());
    setReady(true);
  }, [setAnswers]);

  useEffect(() => {
    if (isReady) writeDraft(answers === noAnswers ? null : { answers, proofName });
  }, [isReady, answers, proofName]);

  function chooseProof(file: File | null) {
    setProof(file);
    setProofName(file?.name ?? null);
  }

  function forget() {
    setAnswers(noAnswers);
    chooseProof(null);
    setPending(null);
  }

  return (
    <RegistrationContext
      value={{ isReady, answers, ...answering, proof, proofName, chooseProof, pending, setPending, upload, forget }}
    >
      {children}
    </RegistrationContext>
  );
}
