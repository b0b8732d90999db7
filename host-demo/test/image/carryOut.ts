/** The steps of an image, carried out in bare folders of this machine: what they lack of the image itself, they lack here. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isIgnored, root, type Stage, type Step } from './dockerfile';

/** Each stage has a folder of its name for its root directory. */
export function carryOut(stage: Stage, folder: string): string {
  const own = path.join(folder, stage.name);
  let place = own;
  const at = (directory: string): string =>
    directory.startsWith('/') ? path.join(own, directory) : path.join(place, directory);
  for (const step of stage.steps)
    if (step.keyword === 'WORKDIR') {
      place = at(step.text);
      mkdirSync(place, { recursive: true });
    } else if (step.keyword === 'COPY') copy(step, folder, at);
    else if (step.keyword === 'RUN') run(step.text, place);
  return place;
}

function run(command: string, cwd: string): void {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  assert.equal(status, 0, `${command}\n${stderr}`);
}

/** A folder's content, not the folder itself; a file into a folder where the name of that ends with a slash. */
function copy({ words, flags }: Step, folder: string, at: (directory: string) => string): void {
  const sources = words.slice(0, -1);
  const target = words.at(-1) ?? '';
  for (const source of sources) {
    const from = path.join(flags.from ? path.join(folder, flags.from) : root, source);
    assert.ok(existsSync(from), `${source} is not there`);
    const into = statSync(from).isFile() && target.endsWith('/') ? path.basename(source) : '';
    cpSync(from, path.join(at(target), into), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => flags.from !== undefined || !isIgnored(path.relative(root, file)),
    });
  }
}
