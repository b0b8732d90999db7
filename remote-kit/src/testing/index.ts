export {
  examineContent,
  findEmpty,
  findMistakes,
  noMistakes,
} from './examineContent';
export { examineShows, siteChanges, type Change } from './examineShows';
export { spanishSite } from './spanishSite';
