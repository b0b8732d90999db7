export { examineContent, findEmpty, findEnglish, noMistakes } from './examineContent';
export { examineShows, siteChanges, type Change } from './examineShows';
export { spanishSite } from './spanishSite';
