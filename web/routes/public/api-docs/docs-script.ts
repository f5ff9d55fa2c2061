/* Script of the documentation: languages, copying, tabs, search, reading position, trying calls, deferred layout. */
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
