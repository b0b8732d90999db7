import { act } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { renderWithSession, testSession } from 'session-shared/testing';
import { leadFormReducer } from '../leadFormReducer';
import { sendingStarted } from './submission';
import { SubmitLead } from './SubmitLead';

function showInShadowRoot() {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const session = testSession();
  session.attach({ name: 'leadForm', reducer: leadFormReducer });
  renderWithSession(createPortal(<SubmitLead />, root), { session });
  const send = () => act(async () => session.store.dispatch(sendingStarted()));
  return { root, send, button: root.querySelector('button')! };
}

it('keeps the focus near the button that a sent lead removes (FRM-8)', async () => {
  const { root, send, button } = showInShadowRoot();
  button.focus();
  await send();
  expect(root.activeElement).toHaveTextContent('Submitting contact...');
});

it('leaves the focus in a field of the page (F71)', async () => {
  const { send } = showInShadowRoot();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await send();
  expect(field).toHaveFocus();
});
