import { createContext } from 'react';

/** Allows the inline scripts of a page that is sent while it is rendered. Other pages name each by its hash. */
export const Nonce = createContext<string | undefined>(undefined);
