/** `npm run account`: makes an account of staff (docs/operating.md). */
import { text } from 'node:stream/consumers';
import { runAccount } from 'reference-api/account';

const readTyped = async () => (process.stdin.isTTY ? '' : text(process.stdin));
process.exitCode = await runAccount(
  process.argv.slice(2),
  readTyped,
  process.env,
  console,
);
