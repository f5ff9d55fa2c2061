import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

export const contactPreferences = ['email', 'phone'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

export interface RegistrationForm {
  businessType: BusinessType;
  customBusinessType: string;
  companyName: string;
  street: string;
  zipCode: string;
  city: string;
  contactPerson: string;
  businessPhone: string;
  businessEmail: string;
  handelsregisterNumber: string;
  licenceNumber: string;
  legalForm: LegalForm;
  taxNumber: string;
  contactPreference: ContactPreference;
  selectedPlan: string;
}

/** In characters. */
export const answerLengths = {
  customBusinessType: 200,
  companyName: 120,
  street: 120,
  zipCode: 10,
  city: 80,
  contactPerson: 120,
  businessPhone: 40,
  handelsregisterNumber: 60,
  licenceNumber: 60,
  taxNumber: 40,
} as const;

/** Placeholder for a register or licence number not yet issued. */
export const appliedFor = 'beantragt';

/** Street, then postcode and city, as stored. */
export function joinAddress({ street, zipCode, city }: Pick<RegistrationForm, 'street' | 'zipCode' | 'city'>): string {
  return `${street}, ${zipCode} ${city}`;
}
