/** All texts of the page, made from the specification's facts; a host may replace this file. Source: LAP-3..7, LAP-17..26, OPN-80, OPN-81. */

export const hero = {
  eyebrow: 'Space Is Limited',
  title: 'Grow Your Purchase Pipeline',
  text: 'Reach home buyers while they are choosing whom to borrow from. For loan officers, mortgage brokers, branch managers, and the marketing staff and agencies who work with them.',
  callNow: 'Call now to reserve your place:',
  learnMore: 'Learn more',
} as const;

export const howItWorks = {
  title: 'How It Works',
  items: [
    { icon: 'people', title: 'Connect with potential borrowers', text: 'Home buyers answer a few questions to find a local lender, and choose whom they want to hear from.' },
    { icon: 'bolt', title: 'Get contacts instantly', text: 'Contacts from the places you lend in reach you the moment a buyer asks for you.' },
    { icon: 'hand', title: "We're here to help", text: 'A person on our side helps you set up your profile, your places and your budget.' },
  ],
  productsTitle: 'Two ways to advertise',
  products: [
    { name: 'Connect', text: 'Buyers answer questions to find a local lender. You receive contacts by location.' },
    { name: 'Custom Quotes', text: 'For larger consumer-direct call centers: show your rates to shoppers who compare.' },
  ],
} as const;

export const callToday = { title: 'Call today', text: 'Tell us where you lend. We will tell you what is open there.', link: 'Request more info' } as const;

export const formSection = {
  title: 'Start The Conversation',
  text: 'Tell us who you are and a member of our team will be in touch. No obligation, and we never sell your details.',
} as const;

export interface Testimonial { readonly quote: string; readonly author: string; readonly company: string; readonly nmlsId: string }
/** Fictional people and companies: the page says so. */
export const testimonials: readonly Testimonial[] = [
  { quote: 'My first three contacts came from streets I can walk to. Two of them closed.', author: 'June Ashgrove', company: 'Lanternlight Lending', nmlsId: '200001' },
  { quote: 'We stopped guessing where to spend. The places we chose are the places that answer.', author: 'Theo Birchwell', company: 'Porchlight Mortgage', nmlsId: '200002' },
  { quote: 'Buyers arrive knowing what they want to ask. That makes for better first calls.', author: 'Noor Cloverfield', company: 'Harbor Lane Mortgage', nmlsId: '200003' },
];

export const questions = (productName: string): readonly { readonly question: string; readonly answer: string }[] => [
  { question: 'What marketing options are available?', answer: 'Connect brings you contacts by location from home buyers who are looking for a local lender. Custom Quotes shows the rates of larger consumer-direct call centers to shoppers.' },
  { question: 'How much does it cost?', answer: 'The price varies with loan amount, credit score and loan type. A minimum initial deposit is required.' },
  { question: 'Will I receive leads from your sister brand?', answer: `Yes. Your contacts come from the whole ${productName} family of brands.` },
  { question: 'How do I get started?', answer: 'Call us, or fill in the form above. We set up your profile with you.' },
];
