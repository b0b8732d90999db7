/** @jest-environment node */
import { answerMaxBytes, readText } from './readText';
import { sendRequest } from './sendRequest';

const bytes = new TextEncoder().encode(`"${'é'.repeat(8191)}"`);

/** An answer that comes in so many pieces, each as soon as it is asked for. */
function inPieces(count: number, pieceOf = (_nth: number) => bytes) {
  const cancel = jest.fn();
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given < count) controller.enqueue(pieceOf(given));
        else controller.close();
        given += 1;
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), cancel, given: () => given };
}

describe('F30: the text of an answer', () => {
  it('without end is read no further than any answer goes, and its connection ends', async () => {
    const { response, cancel, given } = inPieces(Infinity);
    expect(await readText(response)).toBeUndefined();
    // One more than is counted has been asked for by the copy.
    expect(given()).toBe(Math.ceil((answerMaxBytes + 1) / bytes.length) + 1);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is counted as it comes out of the compression', async () => {
    const bomb = new Blob([new Uint8Array(answerMaxBytes + 1)])
      .stream()
      .pipeThrough(new CompressionStream('gzip'))
      .pipeThrough(new DecompressionStream('gzip'));
    expect(await readText(new Response(bomb))).toBeUndefined();
  });

  it('of exactly that length is read', async () => {
    expect(await readText(new Response('x'.repeat(answerMaxBytes)))).toHaveLength(answerMaxBytes);
    expect(await readText(new Response('x'.repeat(answerMaxBytes + 1)))).toBeUndefined();
  });

  it('is put together, wherever it has been cut', async () => {
    const { response, cancel } = inPieces(2, (nth) =>
      nth === 0 ? bytes.slice(0, 2) : bytes.slice(2),
    );
    expect(await readText(response)).toBe(`"${'é'.repeat(8191)}"`);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('is not read piece by piece itself, which Chromium calls a request that failed', async () => {
    const { response } = inPieces(2);
    const getReader = jest.spyOn(response.body!, 'getReader');
    await readText(response);
    expect(getReader).not.toHaveBeenCalled();
  });

  it('is empty where there is no body', async () => {
    expect(await readText(new Response(null, { status: 204 }))).toBe('');
  });

  it('ERR-5: that is too long cannot be read', async () => {
    const { response } = inPieces(Infinity);
    const request = { url: '/x', method: 'GET', headers: {} } as const;
    expect(await sendRequest(async () => response, request)).toEqual({
      kind: 'unreadable',
      status: 200,
    });
  });
});
