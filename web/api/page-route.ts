/*
 * What every route with reads of the server's does in the browser: its screen reads by TanStack Query, so that neither going there
 * nor another address of it asks the server for the page.
 */

export const clientLoader = () => null;

export const shouldRevalidate = () => false;
