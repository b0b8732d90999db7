import { checkSites } from './checkSites';
import { formatNewSite, toNewSite } from './newSite';

describe('a new site', () => {
  it.each(['cedarline', 'cedar-line', 'b2', 'a--b', 'a-'])(
    '%s: its new file is valid',
    (slug) => {
      const text = toNewSite(slug);
      expect(
        checkSites([{ folder: slug, file: 'f', text }], {}).mistakes,
      ).toEqual([]);
    },
  );

  it('has the values that are needed, from its name, and the schema', () => {
    expect(JSON.parse(toNewSite('cedar-line'))).toEqual({
      $schema: '../../dist/site.schema.json',
      slug: 'cedar-line',
      productName: 'Cedar Line',
      mainDomain: 'cedar-line.example',
    });
  });

  it.each([
    'Cedar Line',
    '1st_home!',
    '../up',
    'registry.json',
    '1.0.0-aaaa',
    '42',
    'preview',
  ])('%s is refused', (slug) => {
    expect(() => toNewSite(slug)).toThrow(
      `"${slug}" cannot be the name of a site`,
    );
  });

  it('prints the next steps', () => {
    const next = formatNewSite('cedarline', 'sites/cedarline/site.json', 4100);
    expect(next).toContain('Created sites/cedarline/site.json.');
    expect(next.match(/^ {2}\d\. /gm)).toHaveLength(3);
    expect(next).toContain(
      'http://127.0.0.1:4100/sites/cedarline/mortgage-rates/',
    );
  });
});
