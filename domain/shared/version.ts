/** Semantic version of the product, as in `package.json`; `npm run release` writes both. */
export const version = '0.1.0';
