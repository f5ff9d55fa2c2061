import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerFault, AnswerField, Answers, RegistrationStep } from '#domain/registration/steps.ts';
import { fieldsOfStep, findFaults, noAnswers, registrationSteps, stepOfField } from '#domain/registration/steps.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import type { FieldRefusal } from '#web/api/use-field-text.ts';
import { paths } from '#web/paths.ts';
import type { PendingConfirmation } from './pending-confirmation.ts';
import { readPending, writePending } from './pending-confirmation.ts';
import { readDraft, writeDraft } from './stored-registration.ts';

/** `from`: found by the client or by the server. */
export type FieldError = { code: AnswerFault; from: 'rules' } | (FieldRefusal & { from: 'server' });

export type Registration = {
  /** A signed-in person's further business. */
  isAnother: boolean;
  /** Storage has been read; false on the server and during hydration. */
  isReady: boolean;
  answers: Answers;
  setAnswer: (field: AnswerField, answer: string) => void;
  /** A step's errors, in screen order. */
  errorsOf: (step: RegistrationStep) => Partial<Record<AnswerField, FieldError>>;
  /** Keeps the server's errors until the answers change. Returns the first step affected. */
  refuse: (errors: readonly (FieldRefusal & { path: string })[]) => RegistrationStep | null;
  proof: File | null;
  /** Also known after a reload, unlike the file. */
  proofName: string | null;
  chooseProof: (file: File | null) => void;
  pending: PendingConfirmation | null;
  setPending: (pending: PendingConfirmation) => void;
  upload: ReturnType<typeof useProofUpload>;
  /** Clears everything once the account exists. */
  forget: () => void;
};

const RegistrationContext = createContext<Registration | null>(null);

export function useRegistration(): Registration {
  const registration = useContext(RegistrationContext);
  if (!registration) throw new Error('Only inside the registration layout');
  return registration;
}

/** State of a registration across screens and, in session storage, reloads. */
export function RegistrationProvider({ children }: { children: ReactNode }) {
  const isAnother = useLocation().pathname === paths.registerAnother;
  const { answers, setAnswers, ...answering } = useAnswers(isAnother);
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

  // Before painting, to avoid a flash of the empty form. Choices from before hydration win.
  useLayoutEffect(() => {
    const draft = readDraft();
    const chosen = document.querySelector<HTMLInputElement>('input[name=businessType]:checked');
    setAnswers((before) => {
      const answers = draft?.answers ?? before;
      return chosen ? { ...answers, businessType: chosen.value } : answers;
    });
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
      value={{
        isAnother,
        isReady,
        answers,
        ...answering,
        proof,
        proofName,
        chooseProof,
        pending,
        setPending,
        upload,
        forget,
      }}
    >
      {children}
    </RegistrationContext>
  );
}

type Refusals = Partial<Record<AnswerField, FieldRefusal & { answer: string }>>;

function isAnswerField(name: string): name is AnswerField {
  return Object.hasOwn(noAnswers, name);
}

/** Answers of all steps; they outlive each step's form. */
function useAnswers(isAnother: boolean) {
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const [refusals, setRefusals] = useState<Refusals>({});

  function errorsOf(step: RegistrationStep): Partial<Record<AnswerField, FieldError>> {
    const own = findFaults(step, answers, isAnother);
    const errors = fieldsOfStep(step, answers, isAnother).flatMap((field): [AnswerField, FieldError][] => {
      const code = own[field];
      const refusal = refusals[field];
      if (code) return [[field, { code, from: 'rules' }]];
      return refusal?.answer === answers[field] ? [[field, { ...refusal, from: 'server' }]] : [];
    });
    return Object.fromEntries(errors);
  }

  function refuse(errors: readonly (FieldRefusal & { path: string })[]): RegistrationStep | null {
    const known = errors.flatMap((error) => (isAnswerField(error.path) ? [[error.path, error] as const] : []));
    setRefusals(Object.fromEntries(known.map(([field, error]) => [field, { ...error, answer: answers[field] }])));
    const steps = known.map(([field]) => stepOfField(field));
    return registrationSteps.find((step) => steps.includes(step)) ?? null;
  }

  return {
    answers,
    setAnswers,
    setAnswer: (field: AnswerField, answer: string) => setAnswers((before) => ({ ...before, [field]: answer })),
    errorsOf,
    refuse,
  };
}

type UploadState =
  | { kind: 'none' }
  | { kind: 'running'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown; file: File };

/** Uploads the proof while the code is typed; never blocks the registration. */
function useProofUpload(onStored: () => void) {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const running = useRef<Promise<void>>(Promise.resolve());

  async function upload(file: File, uploadToken: string) {
    setState({ kind: 'running', percent: 0 });
    try {
      await uploadFile({
        path: '/registrations/proof',
        field: 'proof',
        file,
        texts: { upload_token: uploadToken },
        onPercent: (percent) => setState({ kind: 'running', percent }),
      });
      setState({ kind: 'done' });
      onStored();
    } catch (error) {
      setState({ kind: 'failed', error, file });
    }
  }

  return {
    state,
    start(file: File, uploadToken: string) {
      running.current = upload(file, uploadToken);
    },
    /** Resolves when no upload is running, even if it failed. */
    settled: () => running.current,
  };
}
