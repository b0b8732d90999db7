import { readRegisteredLender, registeredLenderFields } from './registeredLender';

it('ENT-7 CAL-9: a registered lender', () => {
  expect(registeredLenderFields).toEqual(['quoteParticipant']);
  expect(readRegisteredLender({ lender: { lenderId: 'l', quoteParticipant: true } })).toEqual({
    lenderId: 'l',
    quoteParticipant: true,
  });
  expect([
    readRegisteredLender({ lender: {} }),
    readRegisteredLender({ lender: { quoteParticipant: 'yes' } }),
  ]).toEqual([{ quoteParticipant: false }, { quoteParticipant: false }]);
  for (const json of [null, {}, { lender: null }])
    expect(() => readRegisteredLender(json)).toThrow();
});
