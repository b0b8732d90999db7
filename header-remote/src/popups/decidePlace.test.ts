import { decidePlace, popupOffsetPx } from './placePopups';

const measures = {
  anchor: { left: 500, right: 600, bottom: 64 },
  popupWidth: 300,
  windowWidth: 1000,
  isRightToLeft: false,
};

it('CON-11: bottom-start by default, 20 px below its button', () => {
  expect(popupOffsetPx).toBe(20);
  expect(decidePlace(measures)).toEqual(decidePlace(measures, 'bottom-start'));
  expect(decidePlace(measures).top).toBe(84);
});

it('CON-12: start placements are shifted by -20, end placements by +20, and the other way round from right to left', () => {
  expect(decidePlace(measures, 'bottom-start').left).toBe(480);
  expect(decidePlace(measures, 'bottom-end').left + 300).toBe(620);
  expect(
    decidePlace({ ...measures, isRightToLeft: true }, 'bottom-start').left +
      300,
  ).toBe(620);
  expect(
    decidePlace({ ...measures, isRightToLeft: true }, 'bottom-end').left,
  ).toBe(480);
});

it('CON-12: a shift that would leave the window is reduced', () => {
  expect(
    decidePlace({ ...measures, anchor: { left: 10, right: 60, bottom: 64 } })
      .left,
  ).toBe(8);
  expect(
    decidePlace(
      { ...measures, anchor: { left: 930, right: 985, bottom: 64 } },
      'bottom-end',
    ).left,
  ).toBe(1000 - 300 - 8);
  expect(decidePlace({ ...measures, popupWidth: 990 }).left).toBe(8);
});
