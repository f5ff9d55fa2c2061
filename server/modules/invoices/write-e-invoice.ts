import { hasVatCountry } from '#domain/billing/billing-details.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { asciiEmail } from '#domain/shared/email.ts';
import type { InvoiceRow } from '#server/modules/invoices/queries.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** An element with what is in it; nothing when there is nothing in it. */
function element(name: string, content: string | null | undefined, attributes = ''): string {
  return content ? `<${name}${attributes}>${content}</${name}>` : '';
}
const text = (name: string, value: string | null | undefined, attributes = '') =>
  element(name, value ? escapeXml(value) : null, attributes);
const day = (name: string, instant: Date, ns = 'udt') =>
  element(name, element(`${ns}:DateTimeString`, berlinDay(instant).replaceAll('-', ''), ' format="102"'));

/** `1261` -> `12.61`. */
const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

interface Address {
  street: string | null;
  postcode: string | null;
  city: string | null;
}
const address = ({ street, postcode, city }: Address) =>
  element(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', postcode) +
      text('ram:LineOne', street) +
      text('ram:CityName', city) +
      text('ram:CountryID', 'DE'),
  );
const mailbox = (email: string | null) =>
  element('ram:URIUniversalCommunication', text('ram:URIID', email && asciiEmail(email), ' schemeID="EM"'));
const taxNumber = (scheme: 'VA' | 'FC', number: string | null) =>
  element('ram:SpecifiedTaxRegistration', text('ram:ID', number, ` schemeID="${scheme}"`));

function seller({ seller: of }: InvoiceRow): string {
  return element(
    'ram:SellerTradeParty',
    text('ram:Name', of.company) +
      element('ram:SpecifiedLegalOrganization', text('ram:ID', of.registerNumber)) +
      address({ ...of, postcode: of.zipCode }) +
      mailbox(of.email) +
      taxNumber('FC', of.taxNumber) +
      taxNumber('VA', of.vatId),
  );
}

function buyer({ buyer: of }: InvoiceRow): string {
  // The standard wants a country in front of the number; without one it stands on the page alone.
  const vatId = of.vatId !== null && hasVatCountry(of.vatId) ? of.vatId : null;
  return element(
    'ram:BuyerTradeParty',
    text('ram:Name', of.company) + address(of) + mailbox(of.email) + taxNumber('VA', vatId),
  );
}

function line({ netCents, vatPercent }: InvoiceRow, { name, description }: EInvoiceTexts): string {
  const tax = `<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${vatPercent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    '<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>' +
      element('ram:SpecifiedTradeProduct', text('ram:Name', name) + text('ram:Description', description)) +
      `<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${amount(netCents)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>` +
      '<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>' +
      `<ram:SpecifiedLineTradeSettlement>${tax}<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount(netCents)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`,
  );
}

function settlement(invoice: InvoiceRow, { terms }: EInvoiceTexts): string {
  const { grossCents, netCents, vatCents, vatPercent, suppliedAt, periodEnd, corrects } = invoice;
  const [gross, net, vat] = [grossCents, netCents, vatCents].map(amount);
  const period = periodEnd
    ? element('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', suppliedAt) + day('ram:EndDateTime', periodEnd))
    : '';
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    '<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>' +
      `<ram:ApplicableTradeTax><ram:CalculatedAmount>${vat}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${net}</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>${vatPercent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>` +
      period +
      element('ram:SpecifiedTradePaymentTerms', text('ram:Description', terms)) +
      `<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${vat}</ram:TaxTotalAmount><ram:GrandTotalAmount>${gross}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>${gross}</ram:TotalPrepaidAmount><ram:DuePayableAmount>0.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>` +
      element('ram:InvoiceReferencedDocument', text('ram:IssuerAssignedID', corrects)),
  );
}

export interface EInvoiceTexts {
  name: string;
  description: string;
  terms: string;
}

/**
 * An invoice as the EU standard EN 16931 has it, in the syntax CII that ZUGFeRD takes: everything that the paper says. Type 380 is an invoice, 381 what
 * reduces one. Both are paid when they are issued.
 */
export function writeEInvoice(invoice: InvoiceRow, texts: EInvoiceTexts): string {
  const { number, kind, issuedAt, suppliedAt, buyer: of } = invoice;
  const agreement =
    seller(invoice) +
    buyer(invoice) +
    element('ram:BuyerOrderReferencedDocument', text('ram:IssuerAssignedID', of.orderNumber));
  const delivery = element('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', suppliedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"><rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext><rsm:ExchangedDocument>${text('ram:ID', number)}<ram:TypeCode>${kind === 'invoice' ? 380 : 381}</ram:TypeCode>${day('ram:IssueDateTime', issuedAt)}</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${line(invoice, texts)}${element('ram:ApplicableHeaderTradeAgreement', agreement)}${element('ram:ApplicableHeaderTradeDelivery', delivery)}${settlement(invoice, texts)}</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>
`;
}
