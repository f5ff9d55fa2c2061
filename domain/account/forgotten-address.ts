/** The pattern of what stands instead of the address of an account that was forgotten. */
export const FORGOTTEN_ADDRESS = 'deleted-%@invalid';
