import { createContext, useContext } from 'react';
import type { AnswerFault, AnswerField, Answers, RegistrationStep } from '#domain/registration/steps.ts';
import type { PendingConfirmation } from './stored-registration.ts';
import type { useProofUpload } from './use-proof-upload.ts';

/** Why an answer is not right: found here, or what the server said about it. */
export type FieldError = { code: AnswerFault; from: 'rules' } | { code: string; from: 'server' };

export type Registration = {
  /** What was stored has been read. False on the server and during hydration. */
  isReady: boolean;
  answers: Answers;
  setAnswer: (field: AnswerField, answer: string) => void;
  /** What is still wrong with a step, in the order of the screen. */
  errorsOf: (step: RegistrationStep) => Partial<Record<AnswerField, FieldError>>;
  /** Remembers what the server did not take, until it is changed. Answers the first step concerned. */
  refuse: (errors: readonly { path: string; code: string }[]) => RegistrationStep | null;
  proof: File | null;
  /** Also known after a reload, when the file itself is gone. */
  proofName: string | null;
  chooseProof: (file: File | null) => void;
  pending: PendingConfirmation | null;
  setPending: (pending: PendingConfirmation) => void;
  upload: ReturnType<typeof useProofUpload>;
  /** Forgets everything: the account exists. */
  forget: () => void;
};

export const RegistrationContext = createContext<Registration | null>(null);

export function useRegistration(): Registration {
  const registration = useContext(RegistrationContext);
  if (!registration) throw new Error('Only inside the registration layout');
  return registration;
}
