import { screen } from '@testing-library/react';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import { fakeApi } from 'session-shared/testing';
import { createLookups } from '../lookups/lookups';
import {
  chooseRole,
  enter,
  fillFreeText,
  fine,
  keysOf,
  leadAction,
  person,
  prepareForm,
  press,
  show,
  submitButton,
  wait,
} from './LeadForm.testing';

const breaks = () => {
  throw new TypeError('not a function');
};
const couldNotSend =
  /^An unexpected error occurred\. Please try again later\..*\(800\) 555-0199/;
const sent = 'Contact submitted successfully!';

/** As a page does that has its own constant of this name. */
function replaceBuiltIn(name: 'crypto' | 'performance' | 'FormData'): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, name)!;
  Object.defineProperty(globalThis, name, {
    value: { isOfThePage: true },
    configurable: true,
  });
  restore.push(() => Object.defineProperty(globalThis, name, own));
}
const restore: (() => void)[] = [];
afterEach(() => restore.splice(0).forEach((undo) => undo()));

describe('a lead on a page that breaks a part of the form', () => {
  prepareForm();

  it.each(['crypto', 'performance', 'FormData'] as const)(
    'is sent, with a key of its own, where the page has its own %s (F73)',
    async (name) => {
      replaceBuiltIn(name);
      const { callsOf } = show();
      await fillFreeText();
      await press();
      expect(screen.getByRole('status')).toHaveTextContent(sent);
      expect(callsOf(leadAction)).toHaveLength(1);
      expect(keysOf(callsOf(leadAction))[0]).toMatch(/\d{8}/);
    },
  );

  it('is sent if only the page that hears of it breaks (F73)', async () => {
    const { navigate } = show(fine, { sent: breaks });
    await fillFreeText();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(sent);
    await wait(2000);
    expect(navigate).toHaveBeenCalled();
  });

  it('stays sent if the way to the next page breaks (F73)', async () => {
    show(fine, { navigate: breaks });
    await fillFreeText();
    await press();
    await wait(2000);
    expect(screen.getByRole('status')).toHaveTextContent(sent);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('ends as not sent, with the phone number, if a step after the press breaks (FRM-11 F73)', async () => {
    const forget = jest.fn().mockImplementationOnce(breaks);
    const lookups = { ...createLookups(fakeApi(fine)), forget };
    show(fine, { lookups, refused: ['phoneNumber'] });
    await fillFreeText();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(couldNotSend);
    await person.click(screen.getByRole('link', { name: 'Try again' }));
    await wait(leadLeastFillMs);
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('ends as not sent if a check breaks, at once and at each later press (FRM-11 F73)', async () => {
    show(fine, {
      lookups: {
        nmlsLender: breaks,
        email: breaks,
        phone: breaks,
        registeredLender: breaks,
        forget: breaks,
      },
    });
    await fillFreeText();
    await person.click(submitButton());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent(couldNotSend);
    enter('Name', 'Bea Berg');
    await wait();
    await person.click(submitButton());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent(couldNotSend);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('ends as not sent if the form could not be set up (FRM-11 F73)', async () => {
    const lookups = createLookups(fakeApi(fine));
    Object.defineProperty(lookups, 'forget', { get: breaks });
    show(fine, { lookups });
    chooseRole('AdAgency');
    await person.click(submitButton());
    await wait();
    expect(screen.getByRole('alert')).toHaveTextContent(couldNotSend);
  });
});
