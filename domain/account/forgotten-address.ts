/** LIKE pattern of the placeholder addresses of erased accounts. */
export const FORGOTTEN_ADDRESS = 'deleted-%@invalid';
