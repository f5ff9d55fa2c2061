import fc from 'fast-check';

/* Every run of the tests tries the same cases. */
fc.configureGlobal({ seed: 20_261_121 });

export { fc };
