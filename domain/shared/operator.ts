/** The company that runs this installation. `null` = not configured; legal pages then show a bracketed placeholder. */
export type Operator = {
  name: string | null;
  company: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  managingDirector: string | null;
  registerCourt: string | null;
  registerNumber: string | null;
  vatId: string | null;
  /** Of the tax office, for invoices; needed when there is no VAT id. */
  taxNumber: string | null;
  email: string | null;
  supportEmail: string | null;
  feedbackEmail: string | null;
  privacyEmail: string | null;
  /** For people who report a vulnerability; null = `email`. */
  securityEmail: string | null;
  /** Address of a page that says what reporters may expect. */
  securityPolicy: string | null;
  phone: string | null;
  /** Where the consumer app is offered at Apple's; null = not shown. */
  appStore: string | null;
  /** Where the consumer app is offered at Google's; null = not shown. */
  googlePlay: string | null;
  /** Address that opens an event in the consumer app, with `{id}` for the event's id; null = not known. */
  appLink: string | null;
};

/** What of it everybody may read: a number of the tax office stands on invoices alone. */
export type PublicOperator = Omit<Operator, 'taxNumber'>;

/** The operator as pages know it. */
export function publicOperator({ taxNumber: _, ...shown }: Operator): PublicOperator {
  return shown;
}
