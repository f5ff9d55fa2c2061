import { writeFileSync } from 'node:fs';
import { envExample, settingsDocument } from './settings-document.ts';

writeFileSync('docs/settings.md', settingsDocument());
writeFileSync('.env.example', envExample());
