/* The documentation of the API: languages and copying, the tabs, the search, where one reads, sending calls, and the layout of what is far down. */
import { followCode } from './script-code.ts';
import { layOutParts } from './script-layout.ts';
import { followReading } from './script-reading.ts';
import { followSearch } from './script-search.ts';
import { followTabs } from './script-tabs.ts';
import { followTries } from './script-try.ts';

followCode();
followSearch();
followReading();
followTabs();
followTries();
layOutParts();
