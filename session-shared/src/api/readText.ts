/** No answer of the API's is longer; a gzip bomb and a stream without end are (F30). Bytes, as they come out of the compression. */
export const answerMaxBytes = 1_048_576;

/**
 * The text of an answer; undefined as soon as it is longer than any can be: the rest is not read, and the connection ends. The
 * bytes of a copy are counted: Chromium calls a request failed whose own body is read piece by piece to its end.
 */
export async function readText(response: Response): Promise<string | undefined> {
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return response.text();
    bytes += piece.value.length;
    if (bytes > answerMaxBytes) {
      await Promise.all([reader?.cancel(), response.body?.cancel()]);
      return undefined;
    }
  }
}
