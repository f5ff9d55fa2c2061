import type { ApiAnswer } from '#web/api/paths.ts';

export type Customer = ApiAnswer<'getCustomer'>;
