import type { CDPSession } from '@playwright/test';

/** Listeners of living objects outside the document, one line each with its place in the programs: to find a leak. */
export async function listenersOffDocument(devTools: CDPSession): Promise<readonly string[]> {
  const prototype = await devTools.send('Runtime.evaluate', {
    expression: 'EventTarget.prototype',
  });
  const alive = await devTools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId!,
  });
  const offDocument = await devTools.send('Runtime.callFunctionOn', {
    objectId: alive.objects.objectId!,
    // Prototypes are among them, and throw.
    functionDeclaration: `function () {
      return this.filter((one) => one !== window && !Object.hasOwn(one, 'constructor') && !one.isConnected);
    }`,
  });
  const targets = await devTools.send('Runtime.getProperties', {
    objectId: offDocument.result.objectId!,
    ownProperties: true,
  });
  const lines = await Promise.all(
    targets.result.map(async ({ value }) =>
      value?.objectId ? describe(devTools, value.objectId, value.description ?? '') : [],
    ),
  );
  return lines.flat();
}

async function describe(
  devTools: CDPSession,
  objectId: string,
  target: string,
): Promise<readonly string[]> {
  const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.map(
    ({ type, scriptId, lineNumber, columnNumber }) =>
      `${target} ${type}, script ${scriptId} ${lineNumber}:${columnNumber}`,
  );
}
