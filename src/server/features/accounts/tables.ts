/** Accounts, their sessions and their factors, as types. */
import type { ColumnType, Generated } from "kysely";
import type { Browser, Role, System } from "#contract/accounts.ts";
import type { LicenceScheme } from "#domain/operators/licence.ts";
import type { Locale } from "#i18n/locales.ts";
import type {
  Computed,
  DefaultInstant,
  InstantColumn,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface UsersTable {
  id: Generated<string>;
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: Role;
  preferredLanguage: Generated<Locale>;
  countryOfResidence: string | null;
  demo: Generated<boolean>;
  createdAt: DefaultInstant;
  travelsAlone: Nullable<boolean>;
  welcomeSkipped: Generated<boolean>;
  emailVerifiedAt: NullableInstant;
  addressCounts: Generated<boolean>;
  passwordStrong: Nullable<boolean>;
  standsIn: Generated<boolean>;
  secondFactorDue: NullableInstant;
}

/** Kept by a trigger on users. */
export interface SignInNamesTable {
  name: Computed<string>;
  userId: Computed<string>;
}

export interface SessionsTable {
  tokenHash: Buffer;
  userId: string;
  createdAt: DefaultInstant;
  expiresAt: InstantColumn;
  id: Generated<string>;
  browser: Generated<Browser>;
  system: Generated<System>;
  lastUsedAt: DefaultInstant;
  passkeyId: NullableText;
}

export interface OneTimeTokensTable {
  tokenHash: Buffer;
  userId: string;
  purpose: "password_reset" | "email_verification" | "email_change";
  /** The new address, of a change alone. */
  email: string | null;
  createdAt: InstantColumn;
  expiresAt: InstantColumn;
  usedAt: NullableInstant;
}

export interface SecondFactorsTable {
  userId: string;
  sealedSecret: Buffer;
  begunAt: InstantColumn;
  confirmedAt: NullableInstant;
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
}

export interface PasskeysTable {
  id: Generated<string>;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  uses: ColumnType<number, number, number>;
  transports: Generated<string[]>;
  name: string;
  createdAt: InstantColumn;
  lastUsedAt: NullableInstant;
}

export interface PasskeyChallengesTable {
  challenge: string;
  userId: string | null;
  madeAt: InstantColumn;
}

export interface OperatorsTable {
  userId: string;
  companyName: string;
  licenceScheme: LicenceScheme | null;
  licenceParty: string | null;
  licenceNumber: string | null;
  licenceRegisterUrl: string | null;
  licenceVerifiedAt: NullableInstant;
  licenceValidUntil: NullableText;
  stripeAccount: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    users: UsersTable;
    signInNames: SignInNamesTable;
    sessions: SessionsTable;
    oneTimeTokens: OneTimeTokensTable;
    secondFactors: SecondFactorsTable;
    recoveryCodes: RecoveryCodesTable;
    passkeys: PasskeysTable;
    passkeyChallenges: PasskeyChallengesTable;
    operators: OperatorsTable;
  }
}
