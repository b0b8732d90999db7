export { examineContent, findEmpty, findEnglish } from './examineContent';
export { examineShows, siteChanges, type Change } from './examineShows';
export { spanishSite } from './spanishSite';
