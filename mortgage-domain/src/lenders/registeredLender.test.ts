import {
  readRegisteredLender,
  registeredLenderFields,
} from './registeredLender';

it('ENT-7 CAL-9: a registered lender', () => {
  expect(registeredLenderFields).toEqual(['quoteParticipant']);
  expect(
    readRegisteredLender({ lender: { lenderId: 'l', quoteParticipant: true } }),
  ).toEqual({
    lenderId: 'l',
    quoteParticipant: true,
  });
  expect(readRegisteredLender({ lender: {} })).toEqual({
    quoteParticipant: false,
  });
});
