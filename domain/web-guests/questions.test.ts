import { expect, it } from 'vitest';
import { readAnswers } from '#domain/web-guests/questions.ts';

const questions = [
  { question: 'Wie heißt euer Team?', required: true },
  { question: 'Allergien?', required: false },
];

it('keeps the questions as they were asked, and leaves out what was not answered', () => {
  expect(readAnswers(questions, [' Die Füchse ', undefined])).toEqual({
    faults: [null, null],
    answers: [{ question: 'Wie heißt euer Team?', answer: 'Die Füchse' }],
  });
  expect(readAnswers([], [])).toEqual({ faults: [], answers: [] });
});

it.each([
  ['a missing answer', ['  ', ''], ['required', null]],
  ['a long answer', ['x'.repeat(201), 'y'.repeat(200)], ['answer_long', null]],
  ['two lines', ['a', 'b\nc'], [null, 'answer_letters']],
  ['text that is turned around', ['a\u202E', ''], ['answer_letters', null]],
  ['half a letter', ['a', '\uD800'], [null, 'answer_letters']],
])('names %s', (_, typed, faults) => {
  expect(readAnswers(questions, typed)).toEqual({ faults, answers: null });
});
