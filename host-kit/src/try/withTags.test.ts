import { withTags } from './withTags';

const put = (html: string): string => withTags(Buffer.from(html), ['/a/embed.js']).toString();
const tag = '<script async src="/a/embed.js"></script>';

describe('our tags in a page', () => {
  it.each([
    [
      '<html><head><title>x</title></HEAD ><body>',
      `<html><head><title>x</title>${tag}</HEAD ><body>`,
    ],
    ['<body class="a">text', `<body class="a">${tag}text`],
    ['<!doctype html><p>text', `<!doctype html>${tag}<p>text`],
    ['<p>text', `${tag}<p>text`],
  ])('%s', (html, expected) => {
    expect(put(html)).toBe(expected);
  });

  it('leave every byte of a page in another encoding as it is', () => {
    const page = Buffer.concat([Buffer.from('<head></head>'), Buffer.from([0xe4, 0xff, 0x80])]);
    const changed = withTags(page, ['/a/embed.js']);
    expect(changed.subarray(-3)).toEqual(page.subarray(-3));
    expect(changed.length).toBe(page.length + tag.length);
  });
});
