import fc from 'fast-check';

/* Makes property tests deterministic. */
fc.configureGlobal({ seed: 20_261_121 });

export { fc };
