/** `npm run account`: makes an account of staff (docs/operating.md). */
import { text } from 'node:stream/consumers';
import { runAccount } from 'reference-api/account';

const typed = process.stdin.isTTY ? '' : await text(process.stdin);
process.exitCode = await runAccount(process.argv.slice(2), typed, process.env, console);
