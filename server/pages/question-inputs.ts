import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { AnswerFault, GuestQuestion } from '#domain/web-guests/questions.ts';
import { guestQuestions, readAnswers } from '#domain/web-guests/questions.ts';
import type { guestTexts } from '#server/pages/guest-words.ts';

/** Named by its text, so that a changed question has no answer yet. */
const fieldOf = ({ question }: GuestQuestion) =>
  `answer_${createHash('sha256').update(question).digest('hex').slice(0, 8)}`;

export const answerFields = (questions: readonly GuestQuestion[]) => questions.map(fieldOf);

type Sent = Partial<Record<string, string>>;

/** Answers that a form sent. */
export const sentAnswers = (questions: readonly GuestQuestion[], sent: Sent) =>
  readAnswers(
    questions,
    answerFields(questions).map((field) => sent[field]),
  );

interface Shown {
  values: readonly (string | undefined)[];
  faults?: readonly (AnswerFault | null)[];
}

/** One line of text for each question, with its fault. */
export function questionInputs(
  t: ReturnType<typeof guestTexts>,
  questions: readonly GuestQuestion[],
  { values, faults = [] }: Shown,
) {
  return questions.map((asked, at) => {
    const { question, required } = asked;
    const field = fieldOf(asked);
    const fault = faults[at];
    return html`<label for="${field}">${question}${required ? '' : html` <small>${t('form.optional')}</small>`}</label><input id="${field}" name="${field}" autocomplete="off" maxlength="${guestQuestions.answerLength}"${required ? html` required` : ''} value="${values[at] ?? ''}"${fault ? html` aria-invalid="true" aria-describedby="${field}-fault"` : ''}>${fault ? html`<p class="fault" id="${field}-fault">${t(`faults.${fault}`)}</p>` : ''}`;
  });
}
