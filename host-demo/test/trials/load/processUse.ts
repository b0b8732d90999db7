/** What a process uses of the machine, second by second. Linux says so in /proc; elsewhere nothing is measured. */
import { readFileSync } from 'node:fs';

export interface UseSample {
  readonly rssMb: number;
  /** Of one core, since the sample before. */
  readonly cpuShare: number;
  /** Since the sample before. */
  readonly cpuSeconds: number;
}

const ticksPerSecond = 100;
const everyMs = 1000;

export function watchProcess(pid: number): { readonly stop: () => readonly UseSample[] } {
  const samples: UseSample[] = [];
  let last = readUse(pid);
  let lastAt = Date.now();
  const timer = setInterval(() => {
    const use = readUse(pid);
    const now = Date.now();
    if (use && last) {
      const cpuSeconds = use.cpuSeconds - last.cpuSeconds;
      const cpuShare = cpuSeconds / ((now - lastAt) / 1000);
      samples.push({ rssMb: use.rssMb, cpuShare, cpuSeconds });
    }
    last = use;
    lastAt = now;
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

function readUse(pid: number): { rssMb: number; cpuSeconds: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const rssMb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    // Behind the name, which may hold blanks: utime and stime are the 12th and 13th.
    const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { rssMb, cpuSeconds: (Number(numbers[11]) + Number(numbers[12])) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Growth of memory between the second and the last third of a run, in percent; the first third warms up. */
export function growthOf(samples: readonly UseSample[]): number {
  const third = Math.floor(samples.length / 3);
  const of = (from: number, to?: number) =>
    meanOf(samples.slice(from, to).map(({ rssMb }) => rssMb));
  return third === 0 ? 0 : (of(2 * third) / of(third, 2 * third) - 1) * 100;
}
