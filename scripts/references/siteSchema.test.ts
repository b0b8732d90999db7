import { renderSiteSchema } from './siteSchema';

it('forbids unknown fields, requires the needed ones, and gives descriptions and defaults', () => {
  const schema = JSON.parse(renderSiteSchema()) as {
    readonly $schema: string;
    readonly additionalProperties: boolean;
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toEqual(['slug', 'productName', 'mainDomain']);
  expect(schema.properties.theme).toEqual({
    enum: ['classic', 'refreshed'],
    type: 'string',
    description: 'How everything looks.',
    default: 'classic',
  });
  expect(schema.properties.slug).toMatchObject({
    pattern: '^(?!preview$)[a-z][a-z\\d-]*$',
  });
});
