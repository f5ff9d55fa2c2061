import { extraSheets, sheets } from '#web/styles/sheets.ts';

/** In cascade order. */
export const businessPageSheets = [sheets.guests, extraSheets.house];
