/** A question of the business to guests who join without the app. */
export interface GuestQuestion {
  question: string;
  required: boolean;
}

/** A question as it was asked, with the guest's answer. */
export interface GuestAnswer {
  question: string;
  answer: string;
}

export const guestQuestions = { max: 3, length: 80, answerLength: 200 } as const;

export type AnswerFault = 'required' | 'answer_long' | 'answer_letters';

function faultOf(typed: string, required: boolean): AnswerFault | null {
  if (typed === '') return required ? 'required' : null;
  if ([...typed].length > guestQuestions.answerLength) return 'answer_long';
  return /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(typed) || !typed.isWellFormed() ? 'answer_letters' : null;
}

/** Answers to the questions in their order, or the fault of each. Unanswered questions are left out. */
export function readAnswers(questions: readonly GuestQuestion[], typed: readonly (string | undefined)[]) {
  const texts = questions.map((_, at) => typed[at]?.trim() ?? '');
  const faults = questions.map(({ required }, at) => faultOf(texts[at] ?? '', required));
  const answers = questions.flatMap(({ question }, at) => (texts[at] ? [{ question, answer: texts[at] }] : []));
  return { faults, answers: faults.some(Boolean) ? null : answers };
}
