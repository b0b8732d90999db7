import { spawn } from 'node:child_process';

/** Usually npm, which may end without its commands; the system then gives them another parent. */
const parent = process.ppid;
const lookEveryMs = 500;

/** Runs a program in this terminal to its end and gives its exit code. It ends with us, and with the command that started us. */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    signals.forEach((signal) => process.on(signal, passOn));
    const watch = setInterval(() => {
      if (process.ppid !== parent) {
        passOn('SIGTERM');
      }
    }, lookEveryMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      signals.forEach((name) => process.off(name, passOn));
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
