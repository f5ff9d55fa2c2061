import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Reports journeys that passed only on retry, at the end of the output. */
export default class SecondTries implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const defects = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    for (const test of defects) process.stdout.write(`DEFECT  passed only at its second try: ${this.nameOf(test)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }

  private nameOf({ location, title, parent }: TestCase): string {
    return `${relative('', location.file)}:${location.line} ${[parent.title, title].filter(Boolean).join(' › ')}`;
  }
}
