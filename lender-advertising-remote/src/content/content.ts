/**
 * The English texts and portraits of the page; `content/` has other languages. A site replaces parts in its file, which are
 * pre-rendered into the shell, a page with the option `content`. `{productName}` is the product's name.
 * Source: LAP-3..7, LAP-17..26, OPN-80..82.
 */
import type { LenderPageContent } from './lenderPageContent';

export const defaultContent: LenderPageContent = {
  hero: {
    eyebrow: 'Space Is Limited',
    title: 'Grow Your Purchase Pipeline',
    text: 'Reach home buyers in your market while they are choosing a lender.',
    callNow: 'Call now to reserve your spot',
    learnMore: 'Learn more',
    sample: {
      note: 'A sample of what you get',
      count: '24',
      counted: 'buyers compared lenders in your counties this month',
      name: 'Dana Whitlock',
      loan: 'Buying in Sacramento, CA, with a 30 year fixed loan',
      age: '2 minutes ago',
    },
  },
  howItWorks: {
    title: 'How It Works',
    items: [
      {
        icon: 'people',
        title: 'Connect with potential borrowers',
        text: 'Buyers across the {productName} family of brands answer a few questions to find a local lender like you.',
      },
      {
        icon: 'bolt',
        title: 'Get contacts instantly',
        text: 'We send you contacts by location, while they are still comparing lenders.',
      },
      {
        icon: 'hand',
        title: "We're here to help",
        text: 'Submit the form below, and a member of our team will get you started.',
      },
    ],
  },
  products: {
    title: 'Two ways to advertise',
    items: [
      {
        name: 'Connect',
        text: 'For lenders who work in their own communities.',
        points: [
          'Consumers answer questions to find a local lender.',
          'You receive contacts by location.',
        ],
      },
      {
        name: 'Custom Quotes',
        text: 'For larger consumer-direct call centers.',
        points: [
          'You show your rates to shoppers.',
          'Shoppers see them while they compare lenders.',
        ],
      },
    ],
    family:
      'Whichever you choose, your leads come from the whole {productName} family of brands. The price varies with loan amount, credit score and loan type.',
  },
  callToday: {
    title: 'Call today',
    text: 'Loan officers, brokers, branch managers, marketing teams and agencies: tell us which markets you serve.',
    link: 'Request more info',
  },
  form: {
    title: 'Start The Conversation',
    text: 'Tell us who you are and how to reach you. A member of our team will contact you about advertising with {productName}.',
    atHandTitle: 'What you’ll need',
    atHand: [
      'Your personal NMLS ID, if you are a loan officer or mortgage broker',
      'Your company name',
      'An email address and a phone number',
    ],
  },
  testimonials: {
    title: 'What lenders say',
    note: 'Sample testimonials: the people and companies are fictional.',
    items: [
      {
        quote:
          'My first contacts came from streets within walking distance. Buyers like that I know the neighborhood.',
        author: 'June Ashgrove',
        company: 'Lanternlight Lending',
        nmlsId: '200001',
        portrait: {
          back: '#e3f0ec',
          skin: '#c98f6b',
          coat: '#0f5c4d',
          hair: '#4a2b17',
          cut: 'M32 62c-6-30 8-42 24-42s30 12 24 42c-1 8-6 12-14 15v-11c5-8 6-15 2-22-9 5-22 7-30 4-2 8 1 14 8 18v11c-8-3-13-7-14-15Z',
        },
      },
      {
        quote:
          'We stopped guessing where to spend. The places we chose are the places that call us back.',
        author: 'Theo Birchwell',
        company: 'Porchlight Mortgage',
        nmlsId: '200002',
        portrait: {
          back: '#fbeadf',
          skin: '#f0c7a4',
          coat: '#1d4f8c',
          hair: '#8a5a2b',
          cut: 'M34 46c-2-18 8-26 22-26s25 8 22 26c-3-6-6-9-10-10-8 3-18 3-25 0-4 2-7 5-9 10Z',
        },
      },
      {
        quote:
          'Buyers arrive knowing what they want to ask. That makes for better first conversations.',
        author: 'Noor Cloverfield',
        company: 'Harbor Lane Mortgage',
        nmlsId: '200003',
        portrait: {
          back: '#ebe6f5',
          skin: '#8d5a3b',
          coat: '#c2501f',
          hair: '#1d1a1a',
          cut: 'M30 52c-6-24 8-36 26-36s32 12 26 36c-5 4-6-2-6-4-12-8-28-8-40 0 0 2-1 8-6 4Z',
        },
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'What marketing options are available?',
        answer:
          'Two. Connect brings you contacts by location from consumers who answer questions to find a local lender. Custom Quotes shows the rates of larger consumer-direct call centers to shoppers.',
      },
      {
        question: 'How much does it cost?',
        answer:
          'The price varies with loan amount, credit score and loan type. A minimum initial deposit is required.',
      },
      {
        question: 'Will I receive leads from your sister brand?',
        answer: 'Yes. Your leads come from the whole {productName} family of brands.',
      },
      {
        question: 'How do I get started?',
        answer:
          'Fill out the form on this page. Choose your role first, and the form asks only for what we need to reach you.',
      },
    ],
  },
};
