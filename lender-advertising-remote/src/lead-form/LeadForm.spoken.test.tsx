import { screen } from '@testing-library/react';
import { readAloud } from 'session-shared/testing';
import {
  chooseRole,
  enter,
  person,
  prepareForm,
  press,
  show,
  wait,
} from './LeadForm.testing';

prepareForm();

it('read aloud, the form lists its errors first; each field has its label, error, hint and whether it is required', async () => {
  show();
  await press();
  expect(await readAloud(screen.getByRole('form'))).toEqual([
    'form, Contact our team',
    'group, Please check these fields:, Role Name Email Phone',
    'link, Role',
    'link, Name',
    'link, Email',
    'link, Phone',
    'combobox, Role, Select your role from the list. We ask loan officers and brokers for their NMLS ID., has popup listbox, not expanded, invalid, required',
    'textbox, Name, Please enter a valid name. First and last name, invalid, required',
    'textbox, Company, Optional, not invalid, not required',
    'textbox, Email, Please enter a valid email address. name@company.com, invalid, required',
    'textbox, Phone, Please enter a valid phone number. 10 digits, no extension, invalid, required',
    'button, Submit, We’ll use your details to contact you about advertising.',
    'link, Privacy choices',
    'link, Terms of use',
  ]);
});

const liveNotes = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ id }) => id);

it('speaks with one voice: the note of the field with the focus, or the summary (FRM-27)', async () => {
  const before = show();
  expect(liveNotes()).toEqual([]);
  await person.click(screen.getByLabelText('Email'));
  expect(liveNotes()).toEqual(['lead-emailAddress-note']);
  await press();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(liveNotes()).toEqual([]);
  chooseRole('AdAgency');
  enter('Email', 'bea@');
  await wait();
  before.leave();

  // Nobody has asked for the errors of a page that is loaded again.
  show();
  await wait();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(liveNotes()).toEqual([]);
});
