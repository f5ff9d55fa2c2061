/** Contract on guests' data, and its English address. */
export const processingPath = '/auftragsverarbeitung';
export const processingAlias = '/data-processing';

/** Accessibility statement. */
export const accessibilityPath = '/barrierefreiheit';
export const accessibilityAlias = '/accessibility';

/** Withdrawal from contracts, in two steps. */
export const withdrawPath = '/vertrag-widerrufen';
export const withdrawAlias = '/withdraw-contract';
