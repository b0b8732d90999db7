import type { PageFacts, PageReport, SlotFacts } from './in-page/pageReport';
import type { Observed } from './visit';

/** `broken` needs a fix, `risk` works today, `fine` is good to know, `notAsked` needs the command. */
export interface Finding {
  readonly level: 'broken' | 'risk' | 'fine' | 'notAsked';
  readonly what: string;
  /** Required for `broken` and `risk`. */
  readonly fix?: string;
}

interface Examination {
  readonly question: string;
  /** Facts that only the command observes; without them the report lists the question as not asked. */
  readonly needs?: keyof Observed;
  readonly find: (report: PageReport & Observed) => Found;
}
type Found = readonly Finding[] | Finding | false | undefined;

/** Without `Set`: a page may have a variable of that name. */
export const distinct = <Value>(list: readonly Value[]): readonly Value[] =>
  list.filter((value, index) => list.indexOf(value) === index);

export const broken = (what: string, fix: string): Finding => ({
  level: 'broken',
  what,
  fix,
});
export const risk = (what: string, fix: string): Finding => ({
  level: 'risk',
  what,
  fix,
});
export const fine = (what: string): Finding => ({ level: 'fine', what });

/** An examination of what the page itself shows, the same for the command and the page. */
export const inPage = (
  question: string,
  find: (report: PageReport) => Found,
): Examination => ({
  question,
  find,
});

type Say<Part, Said = string> = (part: Part) => Said;

const inParts =
  <Part>(partsOf: Say<PageFacts, readonly Part[]>) =>
  (
    question: string,
    find: Say<Part, string | false>,
    fix: string | Say<Part>,
    level = risk,
  ) =>
    inPage(question, ({ page }) =>
      partsOf(page).flatMap((part) => {
        const what = find(part);
        return what === false
          ? []
          : level(what, typeof fix === 'string' ? fix : fix(part));
      }),
    );
export const inWhole = inParts((page) => [page]);
export const inSlots = inParts<SlotFacts>(({ slots }) => slots);

export const byCommand = <Name extends keyof Observed>(
  needs: Name,
  question: string,
  find: (observed: Observed[Name], report: PageReport) => Found,
): Examination => ({
  question,
  needs,
  find: (report) => find(report[needs], report),
});
