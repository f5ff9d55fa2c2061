import { answerLengths } from '#domain/registration/form.ts';

/** In characters. The address is one line: street, postcode, city. */
export const businessLengths = {
  company_name: answerLengths.companyName,
  address: answerLengths.street + answerLengths.zipCode + answerLengths.city + ',  '.length,
  phone: answerLengths.businessPhone,
  handelsregister_number: answerLengths.handelsregisterNumber,
  licence_number: answerLengths.licenceNumber,
  managing_director: answerLengths.contactPerson,
  tax_id: answerLengths.taxNumber,
} as const;
