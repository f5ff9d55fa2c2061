import { ensureServerBuilt } from '../../scripts/build.js';

/** Tests that start the product in a process of its own start what `npm start` does. */
export default ensureServerBuilt;
