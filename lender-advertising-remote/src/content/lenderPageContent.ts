import type { StepIcon } from 'mortgage-domain/site-file/lenderPageFile';

/** A face in its colours; `cut` is the outline of the hair, a path in a square of 112. */
export interface Drawing {
  readonly back: string;
  readonly skin: string;
  readonly coat: string;
  readonly hair: string;
  readonly cut: string;
}

/** The texts of the page, section by section: the form of content.ts, and of a page's option `content`. */
export interface LenderPageContent {
  readonly hero: {
    readonly eyebrow: string;
    readonly title: string;
    readonly text: string;
    readonly callNow: string;
    readonly learnMore: string;
  };
  readonly howItWorks: {
    readonly title: string;
    readonly items: readonly {
      readonly icon: StepIcon;
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly products: {
    readonly title: string;
    readonly items: readonly {
      readonly name: string;
      readonly text: string;
      readonly points: readonly string[];
    }[];
    readonly family: string;
  };
  readonly callToday: { readonly title: string; readonly text: string; readonly link: string };
  readonly form: {
    readonly title: string;
    readonly text: string;
    readonly atHandTitle: string;
    readonly atHand: readonly string[];
  };
  readonly testimonials: {
    readonly title: string;
    readonly note: string;
    readonly items: readonly {
      readonly quote: string;
      readonly author: string;
      readonly company: string;
      readonly nmlsId: string;
      /** A drawing or a picture's address. Without it the author's initials are shown. */
      readonly portrait?: Drawing | string;
    }[];
  };
  readonly faq: {
    readonly title: string;
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
}
