/** No answer of the API's is longer; a gzip bomb and a stream without end are (F30). Bytes, as they come out of the compression. */
export const answerMaxBytes = 1_048_576;

/** The text of an answer; undefined as soon as it is longer than any can be: the rest is not read, and the connection ends. */
export async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > answerMaxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
