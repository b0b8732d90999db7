import { addToRemotes, addToWorkspaces } from './lists';
import { fillTemplates, formatNewRemote, toManifest, toNewRemote } from './makeRemote';

const known = { names: ['footer-remote', 'react', 'docs'], elements: ['#site-footer'] };

describe('a new remote', () => {
  it('is called after its name, and goes where its target says', () => {
    expect(toNewRemote('rates-teaser', '#rates', known)).toEqual({
      name: 'rates-teaser',
      element: '#rates',
      view: 'RatesTeaser',
      title: 'Rates teaser',
    });
    expect(toNewRemote('teaser', undefined, known).element).toBe('#teaser');
  });

  it.each(['Rates Teaser', '../up', 'rates2', '-a', '42'])('%s is refused', (name) => {
    expect(() => toNewRemote(name, undefined, known)).toThrow('Write lower-case letters');
  });

  it.each(['footer-remote', 'react', 'docs'])('%s is there already', (name) => {
    expect(() => toNewRemote(name, '#x', known)).toThrow(`"${name}" already`);
  });

  it.each(['rates', '.rates', '#1', '', '#a b', '#a,#b'])('%j is no element', (target) => {
    expect(() => toNewRemote('teaser', target, known)).toThrow('--target "#teaser"');
  });

  it("does not take another remote's element", () => {
    expect(() => toNewRemote('teaser', '#site-footer', known)).toThrow("another remote's element");
  });

  it('says what comes next, and what has changed', () => {
    const next = formatNewRemote(toNewRemote('rates-teaser', '#rates', known), 4100);
    expect(next.match(/^ {2}\d\. /gm)).toHaveLength(3);
    expect(next).toContain('http://127.0.0.1:4100/legacy/all-remotes');
    expect(next).toContain('<div id="rates"></div>');
    for (const file of ['remotes.js', 'package.json', 'package-lock.json'])
      expect(next).toContain(file);
  });
});

describe('its files', () => {
  const remote = toNewRemote('rates-teaser', '#rates', known);

  it('have its name in texts and in their own names', () => {
    const templates = { 'src/{{View}}.tsx.template': "'{{name}}' {{title}} {{View}} ${user}" };
    expect(fillTemplates(templates, remote)).toEqual({
      'src/RatesTeaser.tsx': "'rates-teaser' Rates teaser RatesTeaser ${user}",
    });
  });

  it('have the commands and the exact versions of another remote', () => {
    const manifest = toManifest(remote, 'footer-remote', {
      scripts: { build: 'node ../scripts/run.mjs build footer-remote' },
      dependencies: { react: '19.3.1', embed: '0.1.0', 'react-dom': '19.3.1' },
      devDependencies: { '@testing-library/react': '16.3.3' },
    });
    expect(manifest.scripts).toEqual({ build: 'node ../scripts/run.mjs build rates-teaser' });
    expect(manifest.dependencies).toMatchObject({ react: '19.3.1', embed: '0.1.0' });
    expect(manifest.dependencies).not.toHaveProperty('react-dom');
  });
});

describe('the lists that name it', () => {
  it('the contract', () => {
    expect(addToRemotes("([\n  { name: 'a', element: '#a' },\n]);\n", 'b', '#b')).toBe(
      "([\n  { name: 'a', element: '#a' },\n  { name: 'b', element: '#b' },\n]);\n",
    );
    expect(() => addToRemotes('[]', 'b', '#b')).toThrow('another way');
  });

  it('the workspaces, behind the last remote', () => {
    const text = addToWorkspaces('{"name":"root","workspaces":["embed","a","bench"]}', 'b', 'a');
    expect(JSON.parse(text)).toEqual({ name: 'root', workspaces: ['embed', 'a', 'b', 'bench'] });
  });
});
