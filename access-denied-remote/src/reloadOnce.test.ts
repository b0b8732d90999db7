import { reloadOnce } from './reloadOnce';

function visit(type: string, hasCookies = true) {
  const reload = jest.fn();
  const withheld = reloadOnce({
    document: hasCookies ? document : Object.freeze({ cookie: '' } as Document),
    location: { reload } as unknown as Location,
    performance: {
      getEntriesByType: () => [{ type }],
    } as unknown as Performance,
  });
  return [withheld, reload.mock.calls.length];
}

it('ACC-3 F36: a page that was opened with cookies is loaded again; one that was loaded again is not', () => {
  expect(visit('navigate')).toEqual([undefined, 1]);
  expect(visit('back_forward')).toEqual([undefined, 1]);
  expect(visit('reload')).toEqual(['refused', 0]);
  expect(visit('navigate', false)).toEqual(['noCookies', 0]);
});

it('loads the page again if the page refuses to list its entries (ACC-3 F93)', () => {
  const reload = jest.fn();
  reloadOnce({
    document,
    location: { reload } as unknown as Location,
    performance: {
      getEntriesByType: () => {
        throw new Error('refused');
      },
    } as unknown as Performance,
  });
  expect(reload).toHaveBeenCalledTimes(1);
});
