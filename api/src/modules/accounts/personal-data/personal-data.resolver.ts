import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { contactLimit } from "../account/account-limits.ts";
import { exportMyData } from "./acts/export-my-data.ts";
import { requestErasure } from "./acts/request-erasure.ts";
import { sendContactMessage } from "../contact/acts/send-contact-message.ts";
import { revokeConsent } from "../consent/acts/revoke-consent.ts";
import { consentOf, consentsOf } from "../consent/consent.reads.ts";
import { ContactInput } from "../contact/contact.inputs.ts";
import { ConsentRecord, PersonalDataFiles } from "./personal-data.type.ts";

/** Resolver for the data-protection rights of Ley 1581 de 2012, and for the public contact form. */
export const PersonalDataResolver = queries({
  myConsents: computed(
    [ConsentRecord],
    ({ services, viewer }) => (viewer ? consentsOf(services, viewer) : Promise.resolve([])),
    {},
    Auth(SIGNED_IN),
  ),
});

/** Mutations beside {@link PersonalDataResolver} that only run an act. */
export const PersonalDataMutations = mutations({
  revokeConsent: shown(
    ConsentRecord,
    consentOf,
    revokeConsent,
    { id: ID },
    Auth(SIGNED_IN),
    NotFound("Autorización no encontrada"),
  ),
  exportMyData: answered(PersonalDataFiles, exportMyData, {}, Auth(SIGNED_IN)),
  requestErasure: answered(
    String,
    requestErasure,
    { currentPassword: String },
    Auth(SIGNED_IN),
    RequiredArgs({ currentPassword: "Debes ingresar tu contraseña actual" }),
  ),
  sendContactMessage: limited(contactLimit, answered(String, sendContactMessage, { input: ContactInput })),
});
