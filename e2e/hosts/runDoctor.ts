import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../demo/address';

export async function runDoctor(url: string): Promise<{ code: number; report: string }> {
  try {
    const command = ['host-kit/bin/doctor.mjs', url];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
    return { code: 0, report: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, report: stdout + stderr };
  }
}
