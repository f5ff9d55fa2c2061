/**
 * A test side is a business row of its own: never verified or public, without members or mail. Its id is the business's
 * with another UUID version, enforced by the database, so the id identifies tests.
 */
const VERSION_AT = 14;
export const testVersion = '8';

export function testIdOf<Id extends string>(businessId: Id): Id {
  return `${businessId.slice(0, VERSION_AT)}${testVersion}${businessId.slice(VERSION_AT + 1)}` as Id;
}

export function isTestBusiness(businessId: string): boolean {
  return businessId[VERSION_AT] === testVersion;
}

/** Per test side, since tests cost no credits. */
export const maxTestEvents = 500;
