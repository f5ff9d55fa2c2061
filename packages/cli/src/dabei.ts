#!/usr/bin/env node
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { run } from './run.ts';

const ending = new AbortController();
process.on('SIGINT', () => ending.abort());
process.on('SIGTERM', () => ending.abort());

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  signal: ending.signal,
  async readKey() {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const key = await terminal.question('Key: ');
    terminal.close();
    return key;
  },
});
