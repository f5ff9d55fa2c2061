import { extraSheets, sheets } from '#web/styles/sheets.ts';

/** The style sheets of the page of a business, in their order. */
export const businessPageSheets = [sheets.guests, extraSheets.house];
