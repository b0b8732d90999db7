import { toLeadPayload, type LeadInputs } from '../src/leads/leadPayload';

export const leadInputs: LeadInputs = {
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@lane.example',
  phoneNumber: '415 555 2671',
  role: 'AdAgency',
  nmlsId: '1',
  companyName: '',
};

export const leadPayload = toLeadPayload(leadInputs, 'p', undefined);
