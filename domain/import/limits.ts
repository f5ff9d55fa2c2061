/** Of a file; what is beyond `entries` is left out by name, past entries first. */
export const importLimits = { bytes: 5_000_000, entries: 5000, milliseconds: 2000 } as const;
