import { expect, test } from 'vitest';
import { impressionHours, mostImpressions } from '#domain/analytics/impressions.ts';
import { defaultKeyDays, keyNoticeDays, maxApiKeys, maxKeyAddresses } from '#domain/api-keys/scopes.ts';
import { keptDays } from '#domain/app-changes/change-types.ts';
import { shownCharacteristics } from '#domain/catalogue/characteristics.ts';
import { maxProfileCategories } from '#domain/catalogue/profile-categories.ts';
import { trialNoticeDays } from '#domain/credits/buckets.ts';
import { doorHours } from '#domain/door/door-hours.ts';
import { marksAtOnce, mostMarks } from '#domain/door/marks.ts';
import { cancelledDays, reasonLength } from '#domain/events/cancellation.ts';
import { openEndHours } from '#domain/events/is-over.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { confirmHours } from '#domain/events/moves.ts';
import { decidableAtOnce, partySizes } from '#domain/events/participation.ts';
import { reachDays } from '#domain/events/reach.ts';
import { messageLength, messagesADay } from '#domain/guest-notices/message-rules.ts';
import { maxSpans } from '#domain/hours/opening-hours.ts';
import { batchMinutes } from '#domain/notices/due-times.ts';
import { trial } from '#domain/plans/price-lists.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { maxSpecialDays } from '#domain/profile/limits.ts';
import { pushRadiusM, resultHours } from '#domain/pushes/push-rules.ts';
import { confirmationCode } from '#domain/registration/code.ts';
import { appBudgets, limits, mostOfBusiness, personBudgets, sessionBudgets } from '#domain/shared/limits.ts';
import { freshMinutes } from '#domain/sign-in/second-factor.ts';
import { staffLinkHours } from '#domain/staff/accounts.ts';
import { invitationLifetimeDays } from '#domain/team/invitations.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';
import { claimMinutes, undoSeconds } from '#domain/verification/desk.ts';
import { URGENT_HOURS, verificationHours } from '#domain/verification/status.ts';
import { secretOverlapHours } from '#domain/webhooks/secret-overlap.ts';
import { readFiles } from './support/source-files.ts';

const inWords: Record<number, string> = {
  2: 'two',
  3: 'three',
  5: 'five',
  6: 'six',
  7: 'seven',
  10: 'ten',
  12: 'twelve',
  15: 'fifteen',
  1000: 'a thousand',
};
const word = (n: number) => inWords[n] ?? String(n);
const figure = (n: number) => n.toLocaleString('en');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of documents with the numbers of the domain. */
const said: Record<string, string[]> = {
  'api-keys.md': [
    `bound to ${maxKeyAddresses} addresses or ranges`,
    `A business has at most ${maxApiKeys}.`,
    `${capital(word(keyNoticeDays))} days before it the owner is notified once`,
    ...(defaultKeyDays === 365 ? ['**An end:** a year'] : []),
  ],
  'calendars.md': [`for ${word(cancelledDays)} days those that were cancelled`],
  'catalogue.md': [`shows ${word(shownCharacteristics)} entries`, `at most ${word(maxProfileCategories)} categories`],
  'credits.md': [
    `${trial.credits} trial credits in the plan bucket for ${trial.days} days`,
    `${word(trialNoticeDays)} days before the trial ends`,
    `VAT of ${vatPercent} %`,
  ],
  'door.md': [
    `From ${word(doorHours.before)} hours before an event until ${word(doorHours.after)} hours after it`,
    `an open end counts as ${word(openEndHours)} hours`,
    `at most ${mostMarks.toLocaleString('en')} marks; a phone sends and reads ${marksAtOnce} in one call`,
  ],
  'events.md': [
    `a business has at most ${word(mostOfBusiness.drafts)} (409 \`limit_reached\`)`,
    `between today and ${eventLimits.daysAhead} days from today`,
    `a reason of at most ${reasonLength} characters`,
    `cancelled for ${word(cancelledDays)} days`,
    `\`party_size\` from ${partySizes.min} to ${partySizes.max}`,
    `takes up to ${decidableAtOnce} people`,
    `views in the last ${reachDays} days`,
  ],
  'guest-notices.md': [`at most ${messageLength} characters`, `${word(messagesADay)} a Berlin day`],
  'notices.md': [`within ${word(batchMinutes)} minutes are batched`],
  'opening-hours.md': [`up to ${word(maxSpans)} spans per weekday`, `at most ${maxSpecialDays} |`],
  'plans.md': [`${trial.credits} plan credits for ${trial.days} days`],
  'pushes.md': [`within ${pushRadiusM / 1000} km of it`, `no result within ${resultHours} hours`],
  'registration.md': [
    `valid for ${word(confirmationCode.validMinutes)} minutes, ${word(confirmationCode.maxWrongTries)} wrong tries`,
  ],
  'sign-in.md': [
    `| account and caller | ${limits.failedLogin.points} in ${limits.failedLogin.duration / 60} minutes |`,
    `| caller | ${limits.failedLoginAddress.points} in ${limits.failedLoginAddress.duration / 60} minutes |`,
    `| right ones of account and caller | ${limits.rightLogin.points} in ${limits.rightLogin.duration / 60} minutes |`,
    `open for ${word(freshMinutes)} minutes after signing in`,
  ],
  'staff.md': [`a link that works once, for ${staffLinkHours} hours`],
  'team.md': [
    `works once and for ${word(invitationLifetimeDays)} days`,
    `closed ones are deleted after ${ownershipOffer.keptDays} days`,
  ],
  'time.md': [`between today and ${eventLimits.daysAhead} days from today`],
  'verification.md': [
    `**The promise** is ${verificationHours.usual} to ${verificationHours.latest} hours`,
    `After ${URGENT_HOURS} hours a case is urgent`,
    `**${capital(word(undoSeconds))} seconds to think again.**`,
    `claims it for ${word(claimMinutes)} minutes`,
  ],
  'webhooks.md': [`both secrets for ${secretOverlapHours} hours`, `for ${keptDays} days; what is older`],
  '../security.md': [
    `${figure(sessionBudgets.requests.points)} calls a minute for each session, ${sessionBudgets.writes.points} of them writing`,
    `${mostOfBusiness.drafts} drafts and ${mostOfBusiness.members} members of a business`,
    `${figure(appBudgets.requests.points)} calls a minute of its key, ${figure(appBudgets.writes.points)} of them writing`,
    `${personBudgets.requests.points} for each person it names, ${personBudgets.writes.points} of them writing`,
    `businesses in turn, ${limits.imageUpload.points} an hour for each`,
    `businesses in turn, ${limits.videoUpload.points} an hour for each`,
    `${limits.webhookTest.points} and ${limits.webhookRedelivery.points} an hour for each webhook`,
  ],
  '../app.md': [
    `| the app's key | ${figure(appBudgets.requests.points)}; the operator may set \`APP_REQUESTS_PER_MINUTE\` | ${figure(appBudgets.writes.points)} |`,
    `| one \`user_id\`, where a call names one | ${personBudgets.requests.points} | ${personBudgets.writes.points} |`,
    `Changes are kept for ${keptDays} days`,
    `moved by more than ${word(confirmHours)} hours`,
    `at most ${impressionHours} hours ago`,
    `up to ${mostImpressions} \`entries\``,
  ],
};

test('limits in documents are those of the domain', () => {
  const texts = new Map(readFiles(/^docs\/.*\.md$/).map(({ path, text }) => [path, text.replace(/\s+/g, ' ')]));
  const wrong = Object.entries(said).flatMap(([document, sentences]) => {
    const path = document.startsWith('../') ? `docs/${document.slice(3)}` : `docs/domain/${document}`;
    return sentences
      .filter((sentence) => !texts.get(path)?.includes(sentence))
      .map((sentence) => `${path}: ${sentence}`);
  });
  expect(wrong).toEqual([]);
});
