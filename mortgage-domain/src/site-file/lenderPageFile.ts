/** Texts of the lender-advertising page. Source: ledger LAP-3..26, OPN-80..82; docs/sites.md. */
import * as v from 'valibot';
import { linkFile } from './menuFile';
import { field, href, optionalField, text, textOrNone } from './fields';

const required = (description: string, example: unknown) =>
  field(text, description, { examples: [example] });
const optional = (description: string) => optionalField(text, description);

const colour = (of: string) =>
  required(`Colour of the ${of}, as CSS has it.`, '#e3f0ec');
const drawing = v.strictObject({
  back: colour('background'),
  skin: colour('face'),
  coat: colour('coat'),
  hair: colour('hair'),
  cut: required(
    'Outline of the hair: a path of SVG in a square of 112.',
    'M32 62c-6-30Z',
  ),
});

const list = <Item extends v.GenericSchema>(item: Item, description: string) =>
  optionalField(
    v.pipe(
      v.array(item),
      v.minLength(1, 'the section would be empty. Write at least one item.'),
    ),
    `${description} It replaces our whole list.`,
  );

const stepIcons = ['people', 'bolt', 'hand'] as const;

const section = <Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries,
) => optionalField(v.strictObject(entries), description);
const heading = optional('The heading.');

export const lenderPageFile = v.strictObject({
  hero: section('The opening.', {
    eyebrow: optional('A short line above the title.'),
    title: optional('The title of the page.'),
    text: optional('The topic of the page, below the title.'),
    callNow: optional('The line above the phone number.'),
    learnMore: optional('The button that leads on.'),
    sample: optionalField(
      v.strictObject({
        note: required(
          'Marks all of it as a sample.',
          'A sample of what you get',
        ),
        count: required('A figure.', '24'),
        counted: required('What the figure counts.', 'buyers this month'),
        name: required('The name of a contact.', 'Dana Whitlock'),
        loan: required(
          'The loan that the contact asks for.',
          'Buying in Sacramento, CA',
        ),
        age: required('When the contact arrived.', '2 minutes ago'),
      }),
      'A picture of the product: a figure and a contact.',
    ),
  }),
  howItWorks: section('How it works, step by step.', {
    title: heading,
    items: list(
      v.strictObject({
        icon: field(v.picklist(stepIcons), 'The drawing above it.', {
          examples: ['people'],
        }),
        title: required('The heading of the step.', 'Connect with borrowers'),
        text: required('What happens in it.', 'They find you by location.'),
      }),
      'The steps.',
    ),
  }),
  products: section('The products.', {
    title: heading,
    items: list(
      v.strictObject({
        name: required('What it is called.', 'Connect'),
        text: required(
          'The audience.',
          'For lenders who work where borrowers live.',
        ),
        points: field(
          v.pipe(
            v.array(text),
            v.minLength(1, 'a product needs a benefit. Write at least one.'),
          ),
          'The benefits, a line each.',
          { examples: [['You receive contacts by location.']] },
        ),
      }),
      'The ways to advertise.',
    ),
    family: optional('Conditions of all of them.'),
  }),
  callToday: section('The prompt to call.', {
    title: heading,
    text: optional('Who should call.'),
    link: optional('The link to the form.'),
  }),
  form: section('The texts around the lead form.', {
    title: heading,
    text: optional('The purpose of the form.'),
    atHandTitle: optional('The heading of the list next to the form.'),
    atHand: list(text, 'Things to have at hand, a line each.'),
  }),
  testimonials: section('What lenders say.', {
    title: heading,
    note: optionalField(
      textOrNone,
      'A line below. Ours marks them as samples.',
    ),
    items: list(
      v.strictObject({
        quote: required(
          'What they say.',
          'My first contacts came from streets I can walk to.',
        ),
        author: required('Who says it.', 'June Ashgrove'),
        company: required('Their company.', 'Lanternlight Lending'),
        nmlsId: required('Their NMLS ID.', '200001'),
        portrait: optionalField(
          v.union(
            [href, drawing],
            "write a picture's address, or an object with back, skin, coat, hair and cut.",
          ),
          "A picture's address, or a drawing by its colours. Left out: the author's initials.",
          { examples: ['/images/june.jpg'] },
        ),
      }),
      'The testimonials.',
    ),
  }),
  faq: section('Questions and answers.', {
    title: heading,
    items: list(
      v.strictObject({
        question: required('The question.', 'How do I get started?'),
        answer: required('The answer.', 'Call us, or fill in the form.'),
      }),
      'The questions.',
    ),
  }),
  legal: optionalField(
    v.array(linkFile),
    'Links below the button of the lead form, such as privacy and terms. Left out: ' +
      "the specification's two, if your footer has them. An empty list leaves them out.",
    { examples: [[{ text: 'Privacy', href: '/privacy/' }]] },
  ),
});
export type LenderPageFile = v.InferOutput<typeof lenderPageFile>;
