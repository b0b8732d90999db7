import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any of our views has. The reader starts over after its last phrase. */
const mostPhrases = 400;
/** Of what has a role and a name, without entries of lists. */
const telling = /^(?!listitem|option)\w+, /;

/** The phrases of a screen reader from the element's role to its end: each role, name, description and state. */
export async function readAloud(element: Element): Promise<readonly string[]> {
  await virtual.start({ container: element });
  const role = await virtual.lastSpokenPhrase();
  const spoken = [role];
  while (spoken.at(-1) !== `end of ${role}`) {
    if (spoken.length === mostPhrases) {
      throw new Error(
        `“${role}” has no end. The last phrases: ${spoken.slice(-5).join(' | ')}`,
      );
    }
    await virtual.next();
    spoken.push(await virtual.lastSpokenPhrase());
  }
  await virtual.stop();
  return spoken.filter((phrase) => telling.test(phrase));
}
