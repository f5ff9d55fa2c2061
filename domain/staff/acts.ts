/** Characters; every act of staff on a customer takes a reason. */
export const actLengths = { reason: 1000 } as const;
