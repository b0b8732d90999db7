import fc from 'fast-check';
import { toPathSegment } from './pathSegment';

it('LNK-5: a segment of a path is one segment, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const segment = toPathSegment(text);
      if (segment !== undefined)
        expect(new URL(`/a/${segment}/b`, 'https://own.example').pathname.split('/')).toHaveLength(
          4,
        );
    }),
  );
});
