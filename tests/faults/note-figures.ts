import { appendFile } from 'node:fs/promises';

interface Figures {
  outageMs: number;
  recoveredMs: number;
  slowestMs: number;
  calls: number;
  refused: number;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Appends a row to the table in the file FAULTS_RESULTS, for the long drills. */
export async function noteFigures(name: string, figures: Figures): Promise<void> {
  const file = process.env.FAULTS_RESULTS;
  if (!file) return;
  const { outageMs, recoveredMs, slowestMs, calls, refused } = figures;
  const cells = [name, seconds(outageMs), seconds(recoveredMs), seconds(slowestMs), calls, refused];
  await appendFile(file, `| ${cells.join(' | ')} |\n`);
}
