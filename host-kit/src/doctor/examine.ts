/** Turns a visit into findings. The command and the page run this function on the same table. */
import { delivery } from './examineDelivery';
import { pageRules } from './examinePage';
import { places } from './examinePlaces';
import { tags } from './examineTags';
import type { Examination, Finding } from './finding';
import type { Observed, Visit } from './visit';

const examinations: readonly Examination[] = [...tags, ...delivery, ...places, ...pageRules];

export const examine = (visit: Visit): readonly Finding[] =>
  examinations.flatMap(({ question, needs, find }): readonly Finding[] => {
    if (needs !== undefined && visit[needs] === undefined)
      return [{ level: 'notAsked', what: question }];
    // An examination reads only the observed part that it needs.
    return [find(visit as Visit & Observed) || []].flat();
  });
