import { screen } from '@testing-library/react';
import { readAloud } from 'session-shared/testing';
import { prepareForm, press, show } from './LeadForm.testing';

prepareForm();

it('read aloud, the form lists its errors first; each field has its label, error, hint and whether it is required', async () => {
  show();
  await press();
  expect(await readAloud(screen.getByRole('form'))).toEqual([
    'form, Contact our team',
    'group, Please check these fields:',
    'link, Role',
    'link, Name',
    'link, Email',
    'link, Phone',
    'combobox, Role, Select your role from the list. We ask loan officers and brokers for their NMLS ID., has popup listbox, not expanded, invalid, required',
    'textbox, Name, Please enter a valid name. First and last name, invalid, required',
    'textbox, Company, Optional, not invalid, not required',
    'textbox, Email, Please enter a valid email address. name@company.com, invalid, required',
    'textbox, Phone, Please enter a valid phone number. 10 digits, no extension, invalid, required',
    'button, Submit, We’ll use your details to contact you about advertising., disabled',
  ]);
});
