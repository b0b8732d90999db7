/** Tables as the queries see them; the migrations in `reference-api/migrations` make them. */
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { IndividualName } from 'mortgage-domain/lenders/individualName';
import type { AdminRole } from 'mortgage-domain/people/adminRoles';

export const at = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  /** The owner has proven the address (OPN-36). */
  emailVerified: boolean('email_verified').notNull().default(false),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  professional: boolean('professional').notNull(),
  profileTypes: jsonb('profile_types').$type<string[]>().notNull(),
  adminRoles: jsonb('admin_roles').$type<AdminRole[]>().notNull(),
  lenderId: text('lender_id'),
  /** The identity provider's name of the person (EXT-1). */
  subject: text('subject'),
  photo: text('photo').notNull().default(''),
});
export type Account = typeof accounts.$inferSelect;

export interface ProviderSession {
  readonly sid?: string;
  readonly sealed: string;
  /** When they are renewed, in milliseconds since 1970; absent where the provider gives no refresh token. */
  readonly renewAt?: number;
}

export const sessions = pgTable('sessions', {
  /** Digest of the cookie's value: a copy of the table opens no session. */
  idHash: text('id_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  /** With the cookie's value it gives the caller token, which can be had from neither of the two alone. */
  seed: text('seed').notNull(),
  authTokenHash: text('auth_token_hash').notNull(),
  impersonatedId: text('impersonated_id'),
  impersonationId: bigint('impersonation_id', { mode: 'number' }),
  /** The time of the sign-in; a new id after a change of rights keeps it. */
  createdAt: at('created_at').notNull().defaultNow(),
  lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  idleSeconds: integer('idle_seconds').notNull(),
  expiresAt: at('expires_at').notNull(),
  /** Family and system, for its owner to know it by. */
  browser: text('browser').notNull(),
  /** Those that it was begun with (S06). */
  rights: text('rights').notNull(),
  /** The id that has taken its place: calls that were under way may still come with the old one. */
  replacedBy: text('replaced_by'),
  provider: jsonb('provider').$type<ProviderSession>(),
});

export const passwordResets = pgTable('password_resets', {
  /** Digest: a copy of the table opens no account. */
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const nmlsLenders = pgTable('nmls_lenders', {
  nmlsId: bigint('nmls_id', { mode: 'number' }).primaryKey(),
  nmlsType: text('nmls_type').notNull(),
  individualNames: jsonb('individual_names')
    .$type<IndividualName[]>()
    .notNull(),
  companyNames: jsonb('company_names').$type<string[]>().notNull(),
});

export const registeredLenders = pgTable('registered_lenders', {
  lenderId: text('lender_id').primaryKey(),
  quoteParticipant: boolean('quote_participant').notNull(),
});

export const leads = pgTable('leads', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text('idempotency_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  emailAddress: text('email_address').notNull(),
  phoneNumber: text('phone_number').notNull(),
  role: text('role').notNull(),
  partnerId: text('partner_id').notNull(),
  nmlsId: text('nmls_id'),
  companyName: text('company_name'),
  utmParams: jsonb('utm_params').$type<UtmParams>(),
  createdAt: at('created_at').notNull().defaultNow(),
});
export type Lead = typeof leads.$inferSelect;

export const calculatorMarketing = pgTable('calculator_marketing', {
  accountId: text('account_id').primaryKey(),
  userIdBeforeLogin: text('user_id_before_login').notNull(),
  propertyAddress: text('property_address').notNull(),
  propertyImageUrl: text('property_image_url').notNull(),
  propertyUrl: text('property_url').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
