import { spawn } from 'node:child_process';

/** Runs a program in this terminal to its end and gives its exit code; a signal to us is passed on to it. */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const passOn = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    signals.forEach((signal) => process.on(signal, passOn));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      signals.forEach((name) => process.off(name, passOn));
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
