const MAX_LENGTH = 254;
const ADDRESS = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** True for what the API accepts as an e-mail address; surrounding spaces do not count. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && ADDRESS.test(address);
}
