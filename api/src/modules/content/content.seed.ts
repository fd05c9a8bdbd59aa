import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { addAgencyAccount } from "./agency-account/acts/add-agency-account.ts";
import { addSlide } from "./carousel/acts/add-slide.ts";
import { addVideo } from "./video/acts/add-video.ts";
import { createPopup } from "./popup/acts/create-popup.ts";
import { updateAgency } from "./agency/acts/update-agency.ts";
import { updateAgencySigner } from "./agency/acts/update-agency-signer.ts";
import { demoDrawing } from "./demo-drawing.ts";
import { demoPopup, demoSlides, demoVideos } from "./demo-content.ts";
import { TipoDocumento } from "../accounts/account/user.enums.ts";
import type { AgencyAccountInput } from "./agency-account/agency-account.inputs.ts";

const DAYS_SHOWN = 60;

/**
 * Creates the public pages of the demo (carousel, announcement, videos), and an agency with a valid
 * registration and with receiving accounts.
 */
export async function seedContent(seed: SeedContext): Promise<void> {
  const admin = seed.shared.get("account:admin") as Viewer;
  const owner = seed.shared.get("account:owner") as Viewer;
  const now = today(seed.services.clock.now());
  for (const input of demoSlides) await seed.as(admin, addSlide, { input, picture: null });
  for (const { kind, input } of demoVideos) await seed.as(admin, addVideo, { kind, input });
  await seed.as(admin, createPopup, {
    input: { ...demoPopup, startsOn: now, endsOn: addDays(now, DAYS_SHOWN) },
    picture: null,
  });
  const { name, legalName, nit, rnt, address, phone, whatsapp, email } = await seed.services.agency.current();
  const input = {
    name,
    legalName,
    nit,
    rntNumber: rnt,
    address,
    phone,
    whatsapp,
    email,
    rntValidUntil: nextRenewal(now),
  };
  await seed.as(owner, updateAgency, {
    input: {
      ...input,
      instagram: "https://www.instagram.com/travesia.viajes",
      facebook: "https://www.facebook.com/travesia.viajes",
    },
  });
  await seed.as(owner, updateAgencySigner, {
    input: { name: "Olga Restrepo Uribe", title: "Representante legal" },
    drawing: await demoDrawing(3),
  });
  for (const account of demoAccounts({ legalName, nit }))
    await seed.as(owner, addAgencyAccount, { input: account });
}

/**
 * Returns the last day of validity of a registration that was renewed in time: the next 31 March, or the one
 * after it from 1 February on.
 */
function nextRenewal(now: string): string {
  const year = Number(now.slice(0, 4));
  return `${now < `${year}-02-01` ? year : year + 1}-03-31`;
}

/** Holder of the demo's accounts: the agency. */
interface Holder {
  readonly legalName: string;
  readonly nit: string;
}

/**
 * Returns the receiving accounts of the demo's agency: a bank account, a Bre-B key and a wallet, in this
 * order.
 */
const demoAccounts = ({ legalName, nit }: Holder): readonly AgencyAccountInput[] => {
  const holder = {
    holder: legalName,
    holderDocumentType: TipoDocumento.nit,
    holderDocument: nit,
    active: true,
  };
  return [
    { ...holder, kind: "ahorros", bank: "Bancolombia", number: "69812345678" },
    { ...holder, kind: "bre_b", keyKind: "alfanumerica", bank: "Bancolombia", number: "@TRAVESIA" },
    { ...holder, kind: "nequi", number: "3005550100" },
  ];
};
