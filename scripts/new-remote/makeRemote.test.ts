import { toNewRemote } from './makeRemote';

const known = {
  names: ['footer-remote', 'react', 'docs'],
  elements: ['#site-footer'],
};

describe('a new remote', () => {
  it('is called after its name, and goes where its target says', () => {
    expect(toNewRemote('rates-teaser', '#rates', known)).toEqual({
      name: 'rates-teaser',
      element: '#rates',
      view: 'RatesTeaser',
      title: 'Rates teaser',
    });
    expect(toNewRemote('our-teaser', undefined, known).element).toBe(
      '#our-teaser',
    );
  });

  it.each(['Rates Teaser', '../up', 'rates2', '-a', '42', 'class', 'location'])(
    '%s is refused',
    (name) => {
      expect(() => toNewRemote(name, undefined, known)).toThrow(
        'Write two words or more in lower case',
      );
    },
  );

  it.each(['footer-remote', 'react', 'docs'])('%s is there already', (name) => {
    expect(() => toNewRemote(name, '#x', known)).toThrow(`"${name}" already`);
  });

  it.each(['rates', '.rates', '#1', '', '#a b', '#a,#b'])(
    '%j is no element',
    (target) => {
      expect(() => toNewRemote('our-teaser', target, known)).toThrow(
        '--target "#our-teaser"',
      );
    },
  );

  it("does not take another remote's element", () => {
    expect(() => toNewRemote('our-teaser', '#site-footer', known)).toThrow(
      "another remote's element",
    );
  });
});
