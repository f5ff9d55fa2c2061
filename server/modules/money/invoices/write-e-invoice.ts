import XmlBuilder from 'fast-xml-builder';
import { hasVatCountry } from '#domain/billing/billing-details.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { asciiEmail } from '#domain/shared/email.ts';
import type { InvoiceRow } from '#server/modules/money/invoices/queries.ts';

/** Elements by name, in order. `@` marks attributes; undefined is omitted. */
interface Tree {
  [name: string]: Tree | Tree[] | string | undefined;
}

const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });
const DATA = 'urn:un:unece:uncefact:data:standard';

const text = (value: string | null | undefined) => value || undefined;
const about = (value: string | null | undefined, say: (value: string) => Tree) => (value ? say(value) : undefined);
const day = (instant: Date): Tree => ({
  'udt:DateTimeString': { '@format': '102', '#text': berlinDay(instant).replaceAll('-', '') },
});

/** `1261` -> `12.61`. */
const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

interface Address {
  street: string | null;
  postcode: string | null;
  city: string | null;
}
const address = ({ street, postcode, city }: Address): Tree => ({
  'ram:PostcodeCode': text(postcode),
  'ram:LineOne': text(street),
  'ram:CityName': text(city),
  'ram:CountryID': 'DE',
});
const mailbox = (email: string | null) =>
  about(email && asciiEmail(email), (given) => ({ 'ram:URIID': { '@schemeID': 'EM', '#text': given } }));
const taxNumber = (scheme: 'VA' | 'FC', number: string | null): Tree[] =>
  number ? [{ 'ram:ID': { '@schemeID': scheme, '#text': number } }] : [];

function seller({ seller: of }: InvoiceRow): Tree {
  return {
    'ram:Name': text(of.company),
    'ram:SpecifiedLegalOrganization': about(of.registerNumber, (number) => ({ 'ram:ID': number })),
    'ram:PostalTradeAddress': address({ ...of, postcode: of.zipCode }),
    'ram:URIUniversalCommunication': mailbox(of.email),
    'ram:SpecifiedTaxRegistration': [...taxNumber('FC', of.taxNumber), ...taxNumber('VA', of.vatId)],
  };
}

function buyer({ buyer: of }: InvoiceRow): Tree {
  // The standard requires a country prefix; other ids are on the page only.
  const vatId = of.vatId !== null && hasVatCountry(of.vatId) ? of.vatId : null;
  return {
    'ram:Name': text(of.company),
    'ram:PostalTradeAddress': address(of),
    'ram:URIUniversalCommunication': mailbox(of.email),
    'ram:SpecifiedTaxRegistration': taxNumber('VA', vatId),
  };
}

function line({ netCents, vatPercent }: InvoiceRow, { name, description }: EInvoiceTexts): Tree {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': '1' },
    'ram:SpecifiedTradeProduct': { 'ram:Name': text(name), 'ram:Description': text(description) },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(netCents) },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': 'C62', '#text': '1' } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': 'S',
        'ram:RateApplicablePercent': String(vatPercent),
      },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(netCents) },
    },
  };
}

function settlement(invoice: InvoiceRow, { terms }: EInvoiceTexts): Tree {
  const { grossCents, netCents, vatCents, vatPercent, suppliedAt, periodEnd, corrects } = invoice;
  const [gross, net, vat] = [grossCents, netCents, vatCents].map(amount);
  return {
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:ApplicableTradeTax': {
      'ram:CalculatedAmount': vat,
      'ram:TypeCode': 'VAT',
      'ram:BasisAmount': net,
      'ram:CategoryCode': 'S',
      'ram:RateApplicablePercent': String(vatPercent),
    },
    'ram:BillingSpecifiedPeriod': periodEnd
      ? { 'ram:StartDateTime': day(suppliedAt), 'ram:EndDateTime': day(periodEnd) }
      : undefined,
    'ram:SpecifiedTradePaymentTerms': about(terms, (given) => ({ 'ram:Description': given })),
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': net,
      'ram:TaxBasisTotalAmount': net,
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#text': vat },
      'ram:GrandTotalAmount': gross,
      'ram:TotalPrepaidAmount': gross,
      'ram:DuePayableAmount': '0.00',
    },
    'ram:InvoiceReferencedDocument': about(corrects, (number) => ({ 'ram:IssuerAssignedID': number })),
  };
}

export interface EInvoiceTexts {
  name: string;
  description: string;
  terms: string;
}

/** EN 16931 in CII syntax, as in ZUGFeRD. Type 380 is an invoice, 381 a credit note; both are paid on issue. */
export function writeEInvoice(invoice: InvoiceRow, texts: EInvoiceTexts): string {
  const { number, kind, issuedAt, suppliedAt, buyer: of } = invoice;
  const tree: Tree = {
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': `${DATA}:CrossIndustryInvoice:100`,
      '@xmlns:ram': `${DATA}:ReusableAggregateBusinessInformationEntity:100`,
      '@xmlns:udt': `${DATA}:UnqualifiedDataType:100`,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': number,
        'ram:TypeCode': kind === 'invoice' ? '380' : '381',
        'ram:IssueDateTime': day(issuedAt),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': line(invoice, texts),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': seller(invoice),
          'ram:BuyerTradeParty': buyer(invoice),
          'ram:BuyerOrderReferencedDocument': about(of.orderNumber, (order) => ({ 'ram:IssuerAssignedID': order })),
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': day(suppliedAt) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice, texts),
      },
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(tree)}\n`;
}
