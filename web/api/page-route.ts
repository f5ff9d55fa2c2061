/*
 * The browser's half of a route that the server draws. Its screen reads by TanStack Query, so neither going there nor another
 * address of it asks the server for the page.
 */

export const clientLoader = () => null;

export const shouldRevalidate = () => false;
