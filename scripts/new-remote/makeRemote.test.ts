import { toNewRemote } from './makeRemote';

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
});
