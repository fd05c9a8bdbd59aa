import type { AgencySettingsInput } from "../../../graphql/schema.generated.ts";
import type { AgencyWholeFragment } from "../content.generated.ts";

/** The agency's data while they are typed. */
export type AgencyForm = {
  -readonly [K in Exclude<keyof AgencyWholeFragment, "version" | "rntRequired" | "rntWarning">]: string;
} & { rntRequired: boolean };

const national = (phone: string): string => phone.replace(/\D/g, "").replace(/^57(?=\d{10}$)/, "");

/** The agency's data as their form begins. */
export const agencyFormOf = ({
  rntValidUntil,
  phone,
  whatsapp,
  supportEmail,
  supportPhone,
  instagram,
  facebook,
  tiktok,
  youtube,
  ...rest
}: Omit<AgencyWholeFragment, "version" | "rntWarning">): AgencyForm => ({
  ...{
    name: rest.name,
    legalName: rest.legalName,
    nit: rest.nit,
    rntNumber: rest.rntNumber,
    rntRequired: rest.rntRequired,
  },
  ...{
    address: rest.address,
    email: rest.email,
    rntValidUntil: rntValidUntil ?? "",
    supportEmail: supportEmail ?? "",
  },
  ...{ phone: national(phone), whatsapp: national(whatsapp), supportPhone: national(supportPhone ?? "") },
  ...{ instagram: instagram ?? "", facebook: facebook ?? "", tiktok: tiktok ?? "", youtube: youtube ?? "" },
});

/** What the filled form sends. */
export const agencyInputOf = (form: AgencyForm, version: number): AgencySettingsInput => ({
  ...form,
  version,
  rntValidUntil: form.rntValidUntil || null,
  supportEmail: form.supportEmail || null,
  supportPhone: form.supportPhone || null,
  instagram: form.instagram || null,
  facebook: form.facebook || null,
  tiktok: form.tiktok || null,
  youtube: form.youtube || null,
});
