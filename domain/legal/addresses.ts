/** Contract on guests' data, and its English address. */
export const processingPath = '/auftragsverarbeitung';
export const processingAlias = '/data-processing';

export const accessibilityPath = '/barrierefreiheit';
export const accessibilityAlias = '/accessibility';

export const withdrawPath = '/vertrag-widerrufen';
export const withdrawAlias = '/withdraw-contract';
