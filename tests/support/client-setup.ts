import { writeGenerated } from '../../scripts/generate/write-client.ts';

/** Generates client and kit before the tests that import them load. */
export default writeGenerated;
