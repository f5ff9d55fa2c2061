import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Writes a line for every test that failed, and for every error outside of tests, to be said again when all steps are done. */
export class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const lines = modules.flatMap((module) => [
      ...module.errors().map((error) => toLine(module.relativeModuleId, error)),
      ...[...module.children.allTests('failed')].map((test) =>
        toLine(`${module.relativeModuleId}: ${test.fullName}`, test.result().errors?.[0]),
      ),
    ]);
    lines.push(...errors.map((error) => toLine('outside of tests', error)));
    if (!lines.length) return;
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/vitest-failures.txt', lines.join('\n'));
  }
}

function toLine(where: string, error?: { message: string }) {
  return `FAILED  ${where}: ${error?.message.split('\n')[0] ?? ''}`;
}
