import type { RegisterNumber } from '#domain/verification/register-number.ts';
import { parseRegisterNumber } from '#domain/verification/register-number.ts';

/** Common register portal of the Länder. Its form takes no URL parameters, so values are copied. */
const REGISTER_SEARCH_URL = 'https://www.handelsregister.de/rp_web/normalesuche/welcome.xhtml';

export interface RegisterSearch {
  url: string;
  companyName: string;
  city: string | null;
  number: RegisterNumber | null;
}

export function registerSearch(business: {
  companyName: string;
  address: string;
  handelsregisterNumber: string | null;
}): RegisterSearch {
  const { companyName, address, handelsregisterNumber } = business;
  const afterStreet = address.slice(address.lastIndexOf(',') + 1);
  const city = /\d{5}\s+(\p{L}.*)$/su.exec(afterStreet)?.[1]?.trim() ?? null;
  const number = handelsregisterNumber ? parseRegisterNumber(handelsregisterNumber) : null;
  return { url: REGISTER_SEARCH_URL, companyName, city, number };
}
