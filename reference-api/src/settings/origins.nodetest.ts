import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remotes } from 'embed/remotes';
import {
  originOffsets,
  reloadOffset,
  remoteOrigin,
  toOriginOffsets,
  workshopOffset,
} from './origins';

describe('origins', () => {
  it('each published workspace has its port', () => {
    assert.deepEqual(originOffsets, {
      'header-remote': 1,
      'footer-remote': 2,
      'lender-advertising-remote': 3,
      'access-denied-remote': 4,
      'session-shared': 5,
      embed: 6,
    });
    assert.equal(
      remoteOrigin({ port: 4000 }, 'embed'),
      'http://127.0.0.1:4006',
    );
    assert.throws(() => remoteOrigin({ port: 4000 }, 'made-up'), /made-up/);
  });
  it('a new remote gets a free port', () => {
    const names = [
      ...remotes.map(({ name }) => name),
      'made-up-remote',
      'another-remote',
    ];
    const offsets = toOriginOffsets(names);
    assert.equal(offsets['made-up-remote'], 9);
    const taken = [...Object.values(offsets), reloadOffset, workshopOffset];
    assert.equal(new Set(taken).size, taken.length);
  });
});
