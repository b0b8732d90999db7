import { root } from '../demo/address';
import { runProgram } from '../releases/runCommand';

export async function runDoctor(
  url: string,
): Promise<{ code: number; report: string }> {
  const { code, output } = await runProgram(root, [
    'host-kit/bin/doctor.mjs',
    url,
  ]);
  return { code, report: output };
}
