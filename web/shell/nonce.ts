import { createContext } from 'react';

/** CSP nonce of streamed pages; others allow inline scripts by hash. */
export const Nonce = createContext<string | undefined>(undefined);
