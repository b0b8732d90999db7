import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';

export const sectionsMerged = (sections: readonly NavigationSection[]) =>
  ({ type: 'navigation/sectionsMerged', sections }) as const;
export type NavigationAction = ReturnType<typeof sectionsMerged>;
