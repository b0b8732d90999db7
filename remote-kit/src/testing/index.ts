export { examineContent, findEnglish } from './examineContent';
export { spanishSite } from './spanishSite';
