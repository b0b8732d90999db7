/** `npm run person`: prints or erases a person's data (docs/operating.md). */
import { runPerson } from 'reference-api/person';

process.exitCode = await runPerson(process.argv.slice(2), process.env, console);
