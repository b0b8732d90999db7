import { act } from '@testing-library/react';
import { overrideSession } from 'session-shared/session';
import { testSession } from 'session-shared/testing';
import { mount } from './mount';
import { fakeMedia } from './testing/fakeMedia';

fakeMedia();

it('LAP-1 LAP-19: an update changes the phone number and the texts in place', async () => {
  overrideSession(testSession());
  const element = document.createElement('div');
  document.body.append(element);
  const handle = mount(element, { advertisingPhone: '(800) 555-0101' });
  await act(async () => undefined);
  expect(element.shadowRoot).toHaveTextContent('(800) 555-0101');
  await act(async () =>
    handle.update({
      advertisingPhone: '(800) 555-0102',
      content: { hero: { title: 'Other words' } },
    }),
  );
  expect(element.shadowRoot).toHaveTextContent('(800) 555-0102');
  expect(element.shadowRoot).toHaveTextContent('Other words');
  await act(async () => handle.unmount());
  overrideSession(undefined);
});
