export { examineContent, findEmpty, findEnglish } from './examineContent';
export { spanishSite } from './spanishSite';
