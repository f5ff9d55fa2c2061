import { writeClient } from '../../scripts/generate/write-client.ts';

/** Generates the client before the test that imports it loads. */
export default writeClient;
