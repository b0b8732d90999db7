/** The program that shows the page's notice; loaded only where there is one. */
import { openPageState } from '../page/pageState';
import { createNoticeBar } from './noticeBar';

const page = openPageState(window);
page.showNotice = createNoticeBar(window, page);
page.showNotice();
