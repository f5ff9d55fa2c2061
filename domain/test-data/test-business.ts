/**
 * What keys of the test mode do belongs to a business of its own, the test side of the real one: a row of its own that is never
 * verified, so that nothing of it is public, and without a member, so that nobody is mailed. Its id is that of the business with
 * another version of UUID; the database holds both to it, so that an id alone says whether something is a test.
 */
const VERSION_AT = 14;
export const testVersion = '8';

/** The id of the test side of a business. */
export function testIdOf<Id extends string>(businessId: Id): Id {
  return `${businessId.slice(0, VERSION_AT)}${testVersion}${businessId.slice(VERSION_AT + 1)}` as Id;
}

/** Whether a business is the test side of another. */
export function isTestBusiness(businessId: string): boolean {
  return businessId[VERSION_AT] === testVersion;
}

/** Events on the test side of one business at a time: they cost nothing, so nothing else limits them. */
export const maxTestEvents = 500;
