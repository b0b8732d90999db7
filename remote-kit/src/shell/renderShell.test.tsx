/** @jest-environment node */
import { useId } from 'react';
import { openPageParts } from 'embed/site-parts';
import type { RemoteDefinition, ViewProps } from '../remote/remoteDefinition';
import { renderShell } from './renderShell';

const remote: RemoteDefinition = {
  name: 'footer-remote',
  loadView: () => Promise.reject(new Error()),
};

describe('the pre-rendered view', () => {
  it('is drawn without a page: no options, no element, and nothing that only a browser has', () => {
    const View = ({ options, element }: ViewProps<object>) => (
      <p>{`${Object.keys(options).length} options, ${element ? 'an' : 'no'} element`}</p>
    );
    expect(renderShell(remote, { View })).toBe(
      '<div lang="en-US"><p>0 options, no element</p></div>',
    );
  });

  it('OPN-86: is in the scheme of its site before any script runs', () => {
    openPageParts(globalThis, {
      'session-shared': { id: '', config: { scheme: 'auto' } } as never,
    });
    expect(renderShell(remote, { View: () => null })).toBe(
      '<div lang="en-US" data-scheme="auto"></div>',
    );
    openPageParts(globalThis, {});
  });

  it("has the remote's features in its session", () => {
    const features = jest.fn(() => []);
    renderShell({ ...remote, features }, { View: () => null });
    expect(features).toHaveBeenCalledWith(
      expect.objectContaining({ contractMajor: 1 }),
      undefined,
    );
  });

  it("keeps its ids apart from other remotes'", () => {
    const View = () => <p id={useId()} />;
    expect(renderShell(remote, { View })).toContain('footer-remote-');
  });

  it('F70: opens its menus on XHTML pages, too', () => {
    const View = () => (
      <button popoverTarget="menu" popoverTargetAction="hide">
        {' popoverTarget="menu"'}
      </button>
    );
    expect(renderShell(remote, { View })).toContain(
      '<button popovertarget="menu" popovertargetaction="hide"> popoverTarget=&quot;menu&quot;<',
    );
  });

  it('rejects a view that cannot be drawn without a browser', () => {
    const View = () => <p>{window.location.href}</p>;
    expect(() => renderShell(remote, { View })).toThrow('window');
  });
});
