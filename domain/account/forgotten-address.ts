/** LIKE pattern of the placeholder addresses of erased accounts. */
export const FORGOTTEN_ADDRESS = 'deleted-%@invalid';

export const isForgottenAddress = (email: string) => /^deleted-.*@invalid$/.test(email);
