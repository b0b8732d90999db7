/** @jest-environment node */
import { answerMaxBytes, readText, sendRequest } from './sendRequest';

const bytes = new TextEncoder().encode(`"${'é'.repeat(8191)}"`);

/** An answer in so many pieces, each sent as soon as it is read. */
function inPieces(count: number, pieceOf = (_nth: number) => bytes) {
  const cancel = jest.fn();
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given < count) {
          controller.enqueue(pieceOf(given));
        } else {
          controller.close();
        }
        given += 1;
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), cancel, given: () => given };
}

describe('F30: reading the text of an answer', () => {
  it('stops an endless answer at the maximum length and ends the connection', async () => {
    const { response, cancel, given } = inPieces(Infinity);
    expect(await readText(response)).toBeUndefined();
    // The copy reads one piece more than it counts.
    expect(given()).toBe(Math.ceil((answerMaxBytes + 1) / bytes.length) + 1);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('counts bytes after decompression', async () => {
    const bomb = new Blob([new Uint8Array(answerMaxBytes + 1)])
      .stream()
      .pipeThrough(new CompressionStream('gzip'))
      .pipeThrough(new DecompressionStream('gzip'));
    expect(await readText(new Response(bomb))).toBeUndefined();
  });

  it('accepts exactly the maximum length', async () => {
    expect(
      await readText(new Response('x'.repeat(answerMaxBytes))),
    ).toHaveLength(answerMaxBytes);
    expect(
      await readText(new Response('x'.repeat(answerMaxBytes + 1))),
    ).toBeUndefined();
  });

  it('joins pieces that are cut within a character', async () => {
    const { response, cancel } = inPieces(2, (nth) =>
      nth === 0 ? bytes.slice(0, 2) : bytes.slice(2),
    );
    expect(await readText(response)).toBe(`"${'é'.repeat(8191)}"`);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('reads a copy piece by piece, because Chromium would report the answer itself as failed', async () => {
    const { response } = inPieces(2);
    const getReader = jest.spyOn(response.body!, 'getReader');
    await readText(response);
    expect(getReader).not.toHaveBeenCalled();
  });

  it('gives an empty text for an answer without a body', async () => {
    expect(await readText(new Response(null, { status: 204 }))).toBe('');
  });

  it('gives "unreadable" for an answer that is too long (ERR-5)', async () => {
    const { response } = inPieces(Infinity);
    const request = { url: '/x', method: 'GET', headers: {} } as const;
    expect(await sendRequest(async () => response, request)).toEqual({
      kind: 'unreadable',
      status: 200,
    });
  });
});
