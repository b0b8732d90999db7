import type { LenderPageFile } from 'mortgage-domain/site-file/lenderPageFile';

type Sections = Required<Omit<LenderPageFile, 'legal'>>;

/** The texts of the page, section by section: a site's file and a page's option `content` may replace any of them. */
export type LenderPageContent = {
  readonly [Name in keyof Sections]: Readonly<Required<Sections[Name]>>;
};
export type Testimonial = LenderPageContent['testimonials']['items'][number];
/** A face in its colours; `cut` is the outline of the hair, a path in a square of 112. */
export type Drawing = Exclude<Testimonial['portrait'], string | undefined>;
