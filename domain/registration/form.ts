import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { LegalForm } from '#domain/catalogue/legal-forms.ts';

export const contactPreferences = ['email', 'phone'] as const;
export type ContactPreference = (typeof contactPreferences)[number];

/** What a business tells us about itself when it registers (seed section 3), without its password. */
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
  legalForm: LegalForm;
  taxNumber: string;
  contactPreference: ContactPreference;
  selectedPlan: string;
}

/** Address as the businesses table keeps it: street, then zip and city joined (seed section 3). */
export function joinAddress({ street, zipCode, city }: Pick<RegistrationForm, 'street' | 'zipCode' | 'city'>): string {
  return `${street}, ${zipCode} ${city}`;
}
