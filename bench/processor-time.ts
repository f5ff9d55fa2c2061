import { readFileSync } from 'node:fs';

/** Processor time of a process so far, in microseconds (Linux: ticks of 10 ms). */
export function cpuMicrosOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
