/** A processor that the operator engages (Art. 28(4) GDPR). */
export interface Processor {
  name: string;
  address: string;
  /** Its task, and from when if it is only announced. */
  task: string;
}

/** The company that runs this installation. `null` = not configured; legal pages show a placeholder in brackets. */
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
  /** Steuernummer for invoices; required without a VAT id. */
  taxNumber: string | null;
  email: string | null;
  supportEmail: string | null;
  feedbackEmail: string | null;
  privacyEmail: string | null;
  /** For vulnerability reports; null = `email`. */
  securityEmail: string | null;
  /** URL of the disclosure policy. */
  securityPolicy: string | null;
  phone: string | null;
  /** Contact for the protection of minors; null = `email`. */
  youthProtectionEmail: string | null;
  /** Sub-processors of the contract on guests' data. */
  processors: Processor[];
  /** The consumer app at Apple's; null = not shown. */
  appStore: string | null;
  /** The consumer app at Google's; null = not shown. */
  googlePlay: string | null;
  /** URL template that opens an event in the consumer app, with `{id}`; null = unknown. */
  appLink: string | null;
};

/** Without the tax number, which only invoices show. */
export type PublicOperator = Omit<Operator, 'taxNumber'>;

export function publicOperator({ taxNumber: _, ...shown }: Operator): PublicOperator {
  return shown;
}
