import { writeClient } from '../../scripts/write-client.ts';

/** The generated client has to be there before the test that uses it is read. */
export default writeClient;
