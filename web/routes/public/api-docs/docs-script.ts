/* The documentation of the API: languages and copying, the search, where one reads, and sending calls. */
import { followCode } from './script-code.ts';
import { followReading } from './script-reading.ts';
import { followSearch } from './script-search.ts';
import { followTries } from './script-try.ts';

followCode();
followSearch();
followReading();
followTries();
