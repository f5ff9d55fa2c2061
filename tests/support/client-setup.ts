import { writeClient } from '../../scripts/generate/write-client.ts';

/** The generated client must exist before the test that uses it is loaded. */
export default writeClient;
