/*
 * Client side of a server-rendered route: screens use TanStack Query, so navigation must not call the server's loader.
 */

export const clientLoader = () => null;

export const shouldRevalidate = () => false;
