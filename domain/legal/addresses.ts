/** Where guests' data in the hands of businesses is agreed on, and the address of the same page in English. */
export const processingPath = '/auftragsverarbeitung';
export const processingAlias = '/data-processing';

/** How far the product can be used by everybody. */
export const accessibilityPath = '/barrierefreiheit';
export const accessibilityAlias = '/accessibility';

/** Where a contract is withdrawn from, in two steps. */
export const withdrawPath = '/vertrag-widerrufen';
export const withdrawAlias = '/withdraw-contract';
