import type { Module } from "../../core/module.ts";
import { accountFragments, accountRoutes } from "./accounts.rest.ts";
import { AccountResolver, AccountMutations, AccountQueries } from "./session/account.resolver.ts";
import { Consent } from "./consent/consent.entity.ts";
import { BankAccountResolver } from "./banking/bank-account.resolver.ts";
import { BankingDetails } from "./banking/banking-details.entity.ts";
import { userAccounts } from "./account/user-account.ts";
import { ContactMessage } from "./contact/contact-message.entity.ts";
import { twoFactorSecrets } from "./two-factor/two-factor-check.ts";
import { TwoFactor } from "./two-factor/two-factor.entity.ts";
import { SecondFactorRole } from "./two-factor/second-factor-role.entity.ts";
import { RecoveryCodes } from "./two-factor/recovery-codes.entity.ts";
import { TwoFactorResolver, TwoFactorMutations } from "./two-factor/two-factor.resolver.ts";
import { Passkey } from "./passkey/passkey.entity.ts";
import { PasskeyChallenge } from "./passkey/passkey-challenge.entity.ts";
import { PasskeyResolver, PasskeyMutations } from "./passkey/passkey.resolver.ts";
import { AccessToken } from "./token/access-token.entity.ts";
import { AccessTokenResolver, AccessTokenMutations } from "./token/access-token.resolver.ts";
import { ServiceAccountResolver, ServiceAccountMutations } from "./token/service-account.resolver.ts";
import { UserToken } from "./account/user-token.entity.ts";
import { PersonalDataResolver, PersonalDataMutations } from "./personal-data/personal-data.resolver.ts";
import { ProfileResolver, ProfileMutations } from "./profile/profile.resolver.ts";
import { RecoveryResolver, RecoveryMutations } from "./recovery/recovery.resolver.ts";
import {
  RegistrationResolver,
  RegistrationQueries,
  RegistrationMutations,
} from "./registration/registration.resolver.ts";
import { SessionResolver, SessionMutations } from "./session/session.resolver.ts";
import { sessionSweep } from "./session/session.sweeps.ts";
import { UserSession } from "./session/user-session.entity.ts";
import { ViewingResolver } from "./viewing/viewing.resolver.ts";
import { Viewing } from "./viewing/viewing.entity.ts";
import { User } from "./account/user.entity.ts";
import { SavedView } from "./views/saved-view.entity.ts";
import { SavedViewResolver, SavedViewMutations } from "./views/saved-view.resolver.ts";
import { seedAccounts } from "./accounts.seed.ts";
import { personalAccount } from "./personal-data/personal-data.parts.ts";
import { accountsWords } from "./accounts.words.ts";

/**
 * People: their accounts, roles and sessions.
 *
 * Acts: add-passkey, ask-second-factor, begin-passkey, begin-passkey-check, begin-passkey-sign-in,
 *   begin-set-up, change-password, choose-standard-view, close-sessions, confirm-access, confirm-email,
 *   confirm-two-factor, create-access-token, create-account, create-service-account, delete-view,
 *   end-session, end-viewing, export-my-data, invite-staff, register-account, remove-passkey, rename-passkey,
 *   rename-view, request-erasure, request-recovery, reset-password, revoke-access-token, revoke-consent,
 *   rotate-access-token, save-view, send-contact-message, send-email-confirmation, set-banking-data,
 *   set-picture, sign-in, sign-in-with-passkey, sign-out, start-two-factor, stop-two-factor,
 *   switch-service-account, update-profile, update-service-account.
 * Emits: consent.revoked, contact.received, person.erased, second-factor.asked, second-factor.asked-of,
 *   service-account.made, service-account.switched-off, user.access-confirmed, user.access-ended,
 *   user.access-paused, user.email-verified, user.erased, user.registered.
 */
export const accounts: Module = {
  name: "accounts",
  words: accountsWords,
  entities: [
    User,
    Consent,
    UserToken,
    BankingDetails,
    ContactMessage,
    TwoFactor,
    SecondFactorRole,
    RecoveryCodes,
    Passkey,
    PasskeyChallenge,
    AccessToken,
    UserSession,
    SavedView,
    Viewing,
  ],
  resolvers: [
    AccountResolver,
    AccountQueries,
    AccountMutations,
    BankAccountResolver,
    RegistrationResolver,
    RegistrationQueries,
    RegistrationMutations,
    RecoveryResolver,
    RecoveryMutations,
    ProfileResolver,
    ProfileMutations,
    PersonalDataResolver,
    PersonalDataMutations,
    TwoFactorResolver,
    TwoFactorMutations,
    PasskeyResolver,
    PasskeyMutations,
    AccessTokenResolver,
    AccessTokenMutations,
    ServiceAccountResolver,
    ServiceAccountMutations,
    SessionResolver,
    SessionMutations,
    SavedViewResolver,
    SavedViewMutations,
    ViewingResolver,
  ],
  fragments: accountFragments,
  section: {
    title: "Cuentas y sesión",
    text: "Entrar, la sesión, el perfil y las personas del equipo. Empieza aquí: `POST /user/login` responde el token que piden las demás llamadas.",
  },
  routes: accountRoutes,
  sweeps: [sessionSweep],
  personalData: personalAccount,
  secrets: [twoFactorSecrets, userAccounts],
  seed: seedAccounts,
};
