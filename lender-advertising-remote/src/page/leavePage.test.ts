import { leavePage } from './leavePage';

const location = {
  href: 'https://www.host.example/advertising/Mortgage.htm',
  assign: jest.fn(),
};
const href = 'https://www.host.example/lender-resources/';

beforeEach(() => {
  location.assign.mockReset();
  document.body.innerHTML = '<main></main>';
});

it('CON-22 LAP-27: navigates after a lead unless the page objects', () => {
  leavePage(document.body.firstElementChild!, '/lender-resources/', location);
  expect(location.assign.mock.calls).toEqual([[href]]);
});

it('CON-22: a page that cancels mortgage:navigate gets the address and navigates by itself', () => {
  const told: unknown[] = [];
  document.body.addEventListener('mortgage:navigate', (event) => {
    told.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  leavePage(document.body.firstElementChild!, '/lender-resources/', location);
  expect(told).toEqual([{ href, remote: 'lender-advertising-remote' }]);
  expect(location.assign).not.toHaveBeenCalled();
});
