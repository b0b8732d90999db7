import { fakeApi } from '../testing';
import { sendCalculatorMarketing } from './sendCalculatorMarketing';

const property = {
  userId: 'X1-guest',
  propertyAddress: '1 Main St',
  propertyImageURL: 'https://photos.example/1.jpg',
  propertyURL: 'https://www.maplehearth.example/1',
};

it.each([
  'userId',
  'propertyAddress',
  'propertyImageURL',
  'propertyURL',
] as const)('CAL-4: sends nothing without %s', async (name) => {
  const api = fakeApi({ updateHDPCalcMarketing: {} });
  expect(
    await sendCalculatorMarketing(api, { ...property, [name]: '' }),
  ).toBeUndefined();
  expect(api.calls).toEqual([]);
});
