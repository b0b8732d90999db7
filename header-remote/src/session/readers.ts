/** Readers of the server's navigation: a chunk, because a guest's answers have no data. */
export { readAccountSections } from 'mortgage-domain/menus/accountSections';
export { readNavigationData } from 'mortgage-domain/menus/navigationData';
export { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
