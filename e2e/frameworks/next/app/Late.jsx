import { setTimeout } from 'node:timers/promises';
import { connection } from 'next/server';

/** Comes in a second part of the answer. */
export async function Late() {
  await connection();
  await setTimeout(100);
  return <p>Late</p>;
}
